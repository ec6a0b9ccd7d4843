import type { IncomingFile } from '../file-exchange/incoming'

/** What the registrar is requested to do: that is, to book an order, or not to book one that it was told of before. */
export interface RegistrarOrder {
  action: 'book' | 'revoke'
  /** What investors quote, "NM2608250041": it comes back in every confirmation. */
  orderNumber: string
  family: 'purchase' | 'redemption' | 'switch'
  /** Our kind of it, as SIP_INSTALMENT or INSTA_REDEEM. */
  kind: string
  folioNo: string
  scheme: RegistrarScheme
  /** Where a switch leads. */
  toScheme: RegistrarScheme | null
  holder: string
  /** Of the first holder first; 1 to 3. */
  pans: readonly string[]
  /** Integer paise; null where units are requested for. */
  amount: number | null
  /** Text with 3 decimals: what the order may take; null where an amount is requested for. */
  units: string | null
  /** Whether the holding is to be empty afterwards. */
  isAllUnits: boolean
  /** The moment that decides its NAV: when its money was there, or when it was requested for. */
  stampedAt: Date
  /** The bank's number of the money that pays it. */
  paymentReference: string | null
  arn: string | null
  subBroker: string | null
  euin: string | null
  /** Where the money of a redemption goes. */
  account: { accountNumber: string; ifsc: string; accountType: string } | null
}

export interface RegistrarScheme {
  /** Our code of the scheme plan, "FLEXI-DG". */
  code: string
  isin: string | null
  plan: 'D' | 'R'
  option: 'G' | 'D' | 'R'
}

/** A file of the registrar, and the day of which it tells. */
export interface RegistrarFile extends IncomingFile {
  day: string
}

/** What becomes of what the registrar says. Each throws FileRefusal for what cannot be what it should be. */
export interface RegistrarNews {
  confirmations(file: RegistrarFile): Promise<void>
  balances(file: RegistrarFile): Promise<void>
  navs(file: RegistrarFile): Promise<void>
}

/** Whoever keeps the books of the funds' units, as CAMS and KFintech do for most houses. */
export interface Registrar {
  /**
   * Tells of orders, each once however often it is requested. Answers those that it could not take, with why; the others do
   * not wait for them.
   */
  send(orders: readonly RegistrarOrder[]): Promise<{ orderNumber: string; why: string }[]>
  /** Sends what waits, and passes on what came. Throws where the registrar cannot be reached. */
  exchange(news: RegistrarNews): Promise<void>
}
