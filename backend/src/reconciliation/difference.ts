/** What two books can say differently of one movement of money, or of one holding. */
export type DifferenceKind =
  /** In our books and, past the day by which it had to be, not in theirs. */
  | 'missing'
  /** In their books, and we know nothing of it. */
  | 'unknown'
  /** Once in our books, more than once in theirs. */
  | 'twice'
  | 'amount'
  /** On another day than it could have been. */
  | 'day'
  /** One says that money moved, the other that it did not or came back. */
  | 'state'
  /** Both name a number of the bank, and not the same one. */
  | 'reference'
  /** What was settled is not the amount less the fee. */
  | 'net'
  | 'units'
  | 'nav'
  /** Booked in another folio or scheme. */
  | 'holding'
  /** Another sum of what was kept: load, duty, STT and tax. */
  | 'charges'

/** One matter for a person: it is shown, and changes nothing by itself. */
export interface Difference {
  kind: DifferenceKind
  /** Names what it is about, the same in every run. No personal data: it stands in logs. */
  subject: string
  /** The line of the file; null for what is not in it. */
  line: number | null
  ours: string | null
  theirs: string | null
}

/** What is not yet the same, and may not be yet. */
export interface InTransit {
  subject: string
  /** The last day on which it may be so. */
  until: string
  /** Set where the registrar's confirmations say why. */
  isConfirmed?: boolean
}

export interface Comparison {
  /** How many of ours are the same in both books. */
  agreed: number
  inTransit: InTransit[]
  differences: Difference[]
}
