import { createHash } from 'node:crypto'
import { negated, sumUnits, valueOf } from '../folios/allotment-math'
import { groupBy } from '../platform/group-by'
import type { Comparison, Difference, DifferenceKind } from './difference'

/** What our ledger has of a holding at the end of the day. */
export interface OurHolding {
  folioNo: string
  planCode: string
  /** Text with 3 decimals. */
  units: string
  /** The NAV that counts on the day, with 4 decimals; null where there is none. */
  nav: string | null
  /** The last row of the ledger that changed it: by it a person finds the holding that no line of a file names. */
  lastEntry: number
  /** What changed the units lately, newest first: the registrar may not have booked it yet. */
  recent: readonly { on: string; units: string }[]
  /** How many units more they hold by what they confirmed, or have not yet. */
  apart?: string
}

/** One line of the registrar's file of balances. */
export interface TheirHolding {
  line: number
  folioNo: string
  planCode: string
  units: string
  nav: string | null
  /** What the units are worth, in paise. */
  amount: number | null
  on: string | null
}

export interface UnitTerms {
  /** The day of which the file tells. */
  day: string
  /** The last day on which what changed on a day may reach their books. */
  bookedBy(on: string): string
  /** What the confirmations of a holding that we know nothing of come to. */
  apartOf?(holding: Pick<TheirHolding, 'folioNo' | 'planCode'>): string | undefined
}

/** A number of a folio is for nobody's log: its hash and the plan name the holding, the same in every run. */
export const subjectOfHolding = ({ folioNo, planCode }: Pick<OurHolding, 'folioNo' | 'planCode'>): string =>
  `holding ${createHash('sha256').update(folioNo).digest('hex').slice(0, 16)} ${planCode}`

export const keyOf = ({ folioNo, planCode }: Pick<OurHolding, 'folioNo' | 'planCode'>) =>
  `${folioNo} ${planCode}`
const none = '0.000'

/**
 * Our ledger, which is a sub-ledger of the registrar's books, against its file of balances. Units that only our last
 * changes explain are in transit; everything else is a difference, and none is taken over.
 */
export function compareUnits(
  ours: readonly OurHolding[],
  theirs: readonly TheirHolding[],
  { day, bookedBy, apartOf = () => undefined }: UnitTerms,
): Comparison {
  const lines = groupBy(theirs, keyOf)
  const known = new Set(ours.map(keyOf))
  const result: Comparison = { agreed: 0, inTransit: [], differences: [] }
  for (const our of ours) {
    const found = differencesOf(our, lines.get(keyOf(our)) ?? [], day)
    if (!found.length) result.agreed += 1
    for (const difference of found) {
      const until = explainedUntil(our, difference, bookedBy)
      if (isConfirmed(our, difference))
        result.inTransit.push({ subject: subjectOfHolding(our), until: day, isConfirmed: true })
      else if (until !== undefined && until >= day)
        result.inTransit.push({ subject: subjectOfHolding(our), until })
      else result.differences.push(difference)
    }
  }
  for (const [key, [line]] of lines)
    if (line && !known.has(key) && line.units !== none && apartOf(line) !== line.units)
      result.differences.push(differs('unknown', line, line.line, null, `${line.units} units`))
  return result
}

function differencesOf(our: OurHolding, lines: readonly TheirHolding[], day: string): Difference[] {
  const [line, second] = lines
  if (!line)
    return our.units === none
      ? []
      : [
          differs(
            'missing',
            our,
            null,
            `${our.units} units, last changed by ledger entry ${our.lastEntry}`,
            null,
          ),
        ]
  if (second) {
    const theirs = `${lines.length} times: ${lines.map(({ units }) => units).join(', ')} units`
    return [differs('twice', our, second.line, `${our.units} units once`, theirs)]
  }
  const { nav, amount, on, units } = line
  const said = (kind: DifferenceKind, ourWord: string | null, theirWord: string) =>
    differs(kind, our, line.line, ourWord, theirWord)
  const found: Difference[] = []
  if (units !== our.units) found.push(said('units', our.units, units))
  if (nav !== null && our.nav !== null && nav !== our.nav) found.push(said('nav', our.nav, nav))
  const price = nav ?? our.nav
  const worth = price === null ? null : valueOf(units, price)
  // What other units or another NAV are worth is no news. Their file rounds its own way.
  if (!found.length && worth !== null && amount !== null && Math.abs(amount - worth) > 1)
    found.push(said('amount', `${worth} paise`, `${amount} paise`))
  if (on !== null && on !== day) found.push(said('day', day, on))
  return found
}

/** Whether the units differ by what the trades of the holding do, each of which is a matter of its own already. */
const isConfirmed = ({ units, apart }: OurHolding, { kind, theirs }: Difference): boolean =>
  apart !== undefined &&
  (kind === 'units' || kind === 'missing') &&
  sumUnits([units, apart]) === (kind === 'missing' ? none : theirs)

/** Until when the units differ because of our last changes alone; undefined where those do not explain it. */
function explainedUntil(
  { units, recent }: OurHolding,
  { kind, theirs }: Difference,
  bookedBy: (on: string) => string,
): string | undefined {
  if (kind !== 'units' && kind !== 'missing') return undefined
  const told = kind === 'missing' ? none : theirs
  let before = units
  let until: string | undefined
  for (const change of recent) {
    before = sumUnits([before, negated(change.units)])
    const last = bookedBy(change.on)
    until = until === undefined || last < until ? last : until
    if (before === told) return until
  }
  return undefined
}

const differs = (
  kind: DifferenceKind,
  holding: Pick<OurHolding, 'folioNo' | 'planCode'>,
  line: number | null,
  ours: string | null,
  theirs: string | null,
): Difference => ({ kind, subject: subjectOfHolding(holding), line, ours, theirs })
