import { negated, sumUnits } from '../folios/allotment-math'
import { groupBy } from '../platform/group-by'
import type { Comparison, Difference, DifferenceKind } from './difference'

/** 'trade': units that were bought, sold or moved for the money. */
export type MoneyKind = 'capture' | 'refund' | 'payout' | 'debit' | 'trade'

/** open: told and not answered, or held back · done: it moved · back: it was refused, or came back. */
export type MoneyState = 'open' | 'done' | 'back'

/** One movement as our books have it. */
export interface OurMoney {
  kind: MoneyKind
  id: string
  /** Whatever the other side may call it by: its own number for it, ours. */
  names: readonly string[]
  /** Integer paise; null for a trade that our ledger does not have yet. */
  amount: number | null
  state: MoneyState
  /** The day in India on which it moved, or on which they were told to move it. */
  on: string
  /** The bank's number for the transfer. */
  utr: string | null
  /** Of a trade: units with 3 decimals, without a sign, whether they left the holding, and the NAV with 4. */
  units?: string | null
  isOut?: boolean
  nav?: string | null
  /** What was kept of its amount, in paise. */
  charges?: number | null
}

/** One movement as their file has it. */
export interface TheirMoney {
  /** Null for what an earlier file said. */
  line: number | null
  /** 'other': a fee, an adjustment, a dispute, of which our books have nothing. */
  kind: MoneyKind | 'other'
  /** What it is called there, the most telling name first. */
  names: readonly string[]
  amount: number
  state: MoneyState
  on: string | null
  utr: string | null
  /** Tells two movements of one name apart: the settlement, or the number of the transfer. */
  batch: string
  /** What they keep, in paise, tax included, and the tax of it. */
  fee: number
  tax: number
  /** What is left of the amount, where the file says it: of a capture less the fee, of a refund with it. */
  net: number | null
  units?: string | null
  /** Whether the file says by a sign that units left. */
  isOut?: boolean
  nav?: string | null
  charges?: number | null
  /** Why they refused it. */
  reason?: string | null
}

export interface MoneyTerms {
  /** The day of which the file tells. */
  day: string
  /** The last day on which what moved on a day may arrive in their books. */
  arrivesBy(on: string): string
}

export const subjectOf = ({ kind, id }: Pick<OurMoney, 'kind' | 'id'>): string => `${kind} ${id}`

/** What an unknown line is called: by its first name and its batch, which a copy of it shares. */
const subjectOfLine = ({ kind, names, batch }: TheirMoney): string =>
  [kind, names[0] ?? 'without a name', batch].filter(Boolean).join(' ')

/**
 * Whose each line of theirs is. A line is ours where one of its names is of exactly one of our movements of its kind;
 * a name that several of ours share decides nothing. A trade that they booked elsewhere is of its order's only trade
 * that no line is of.
 */
export function matchMoney(
  ours: readonly OurMoney[],
  theirs: readonly TheirMoney[],
): { linesOf: Map<OurMoney, TheirMoney[]>; unknown: TheirMoney[] } {
  const named = groupBy(
    ours.flatMap((our) => [...new Set(our.names)].map((name) => ({ our, name }))),
    ({ our, name }) => `${our.kind} ${name}`,
  )
  const linesOf = new Map<OurMoney, TheirMoney[]>(ours.map((our) => [our, []]))
  const unknown: TheirMoney[] = []
  for (const line of theirs) {
    const found = line.names.map((name) => named.get(`${line.kind} ${name}`)).find((all) => all?.length === 1)
    const lines = found?.[0] && linesOf.get(found[0].our)
    if (lines) lines.push(line)
    else unknown.push(line)
  }
  return { linesOf, unknown: matchByOrder(linesOf, unknown) }
}

/** What the names of a trade begin with: its order. */
export const orderOf = (name: string): string => name.split(' ', 1)[0] ?? ''

/** What IDCW is called by is no order's name. */
export const isOfOrder = ({ kind, names: [name = ''] }: TheirMoney): boolean =>
  kind === 'trade' && !name.startsWith(incomeOf(''))

/** Gives lines to trades by their orders; answers those that are of none. */
function matchByOrder(
  linesOf: ReadonlyMap<OurMoney, TheirMoney[]>,
  unknown: readonly TheirMoney[],
): TheirMoney[] {
  if (!unknown.some(isOfOrder)) return [...unknown]
  const waiting = [...linesOf].filter(([{ kind }, lines]) => kind === 'trade' && !lines.length)
  const byOrder = groupBy(
    waiting.flatMap((entry) =>
      [...new Set(entry[0].names.map(orderOf))].map((order) => ({ order, lines: entry[1] })),
    ),
    ({ order }) => order,
  )
  return unknown.filter((line) => {
    const found = isOfOrder(line) ? byOrder.get(orderOf(line.names[0] ?? '')) : undefined
    if (found?.length !== 1) return true
    found[0]?.lines.push(line)
    return false
  })
}

/** What stands in the place of an order where IDCW was booked, which nobody ordered. */
export const incomeOf = (on: string): string => `income-${on}`

const isElsewhere = (our: OurMoney, line: TheirMoney): boolean =>
  our.kind === 'trade' && !line.names.some((name) => our.names.includes(name))

/**
 * Our movements against those of the other side. Every difference is one entry; what may still be on its way is none.
 * The order of the lists says nothing.
 */
export function compareMoney(
  ours: readonly OurMoney[],
  theirs: readonly TheirMoney[],
  terms: MoneyTerms,
): Comparison {
  const { linesOf, unknown } = matchMoney(ours, theirs)
  const result: Comparison = { agreed: 0, inTransit: [], differences: [] }
  for (const [our, lines] of linesOf) {
    const verdict = verdictOn(our, lines, terms)
    if (verdict === 'agreed') result.agreed += 1
    else if (Array.isArray(verdict)) result.differences.push(...verdict)
    else result.inTransit.push({ subject: subjectOf(our), until: verdict.until })
  }
  for (const [subject, [line]] of groupBy(unknown, subjectOfLine))
    // What they refused, or took back, and we never had, is in nobody's books.
    if (line && !(line.kind === 'trade' && line.state === 'back'))
      result.differences.push({
        kind: 'unknown',
        subject,
        line: line.line,
        ours: null,
        theirs: `${line.amount} paise, ${line.state}`,
      })
  return result
}

type Verdict = 'agreed' | { until: string } | Difference[]

function verdictOn(our: OurMoney, told: readonly TheirMoney[], terms: MoneyTerms): Verdict {
  // A line that says "under way" is history once another one says how it ended.
  const ended = told.filter(({ state }) => state !== 'open')
  const last = ended.length ? ended : told
  const lines = our.kind === 'trade' ? inForce(last) : last
  const [line, second] = lines
  const due = terms.arrivesBy(our.on)
  if (!line)
    return terms.day <= due
      ? { until: due }
      : [differs('missing', our, null, `${our.amount} paise, ${our.state}, ${our.on}`, null)]
  if (second) {
    const inFile = lines.findLast((each) => each.line !== null) ?? second
    const each = lines.map(({ batch, amount }) => `${batch} ${amount} paise`.trim())
    return [
      differs('twice', our, inFile, `${our.amount} paise once`, `${lines.length} times: ${each.join(', ')}`),
    ]
  }
  const isRefused = our.kind === 'trade' && line.state === 'back'
  const found = isRefused ? [] : inOne(our, differencesOf(our, line, terms))
  if (found.length) return found
  if (our.state === line.state && our.state !== 'open') return 'agreed'
  // Of money whose end not both sides know, the news may be on its way.
  const from = our.state === 'open' && line.on !== null && line.on > our.on ? line.on : our.on
  const until = terms.arrivesBy(from)
  const mayWait = !isRefused && (our.state === 'open' || line.state === 'open') && terms.day <= until
  const said = line.reason ? `${line.state}: ${line.reason}` : line.state
  return mayWait ? { until } : [differs('state', our, line, our.state, said)]
}

/** A booking that differs is one matter, and what it leads to is seen beside it: another day has another NAV and units. */
function inOne({ kind }: OurMoney, found: readonly Difference[]): Difference[] {
  const [first] = found
  if (kind !== 'trade' || !first) return [...found]
  const said = (word: 'ours' | 'theirs') => found.map((each) => each[word] ?? '').join(', ')
  return [{ ...first, ours: said('ours'), theirs: said('theirs') }]
}

/**
 * How many units more they hold than we, where the trades of a holding explain it: one that they booked otherwise, not
 * yet, or that we know nothing of. By holding; what is the same is left out.
 */
export function unitsApart(ours: readonly OurMoney[], theirs: readonly TheirMoney[]): Record<string, string> {
  const { linesOf, unknown } = matchMoney(ours, theirs)
  const changes: { holding: string; units: string }[] = []
  const note = (trade: Pick<TheirMoney, 'names'>, units: string, isOut = false) =>
    changes.push({ holding: placeOf(trade), units: isOut ? negated(units) : units })
  for (const [our, lines] of linesOf) {
    if (our.kind !== 'trade') continue
    if (our.state === 'done' && our.units) note(our, negated(our.units), our.isOut)
    for (const line of inForce(lines))
      if (line.state === 'done') note(line, line.units ?? our.units ?? '0', our.isOut ?? line.isOut)
  }
  for (const line of unknown)
    if (line.kind === 'trade' && line.state === 'done') note(line, line.units ?? '0', line.isOut)
  const sums = [...groupBy(changes, ({ holding }) => holding)].map(
    ([holding, each]) => [holding, sumUnits(each.map(({ units }) => units))] as const,
  )
  return Object.fromEntries(sums.filter(([, units]) => units !== '0.000'))
}

/** What a registrar took back stands for nothing once it booked the order again; where it did not, the last word counts. */
function inForce(lines: readonly TheirMoney[]): readonly TheirMoney[] {
  const booked = lines.filter(({ state }) => state === 'done')
  return booked.length ? booked : lines.slice(-1)
}

function differencesOf(our: OurMoney, line: TheirMoney, terms: MoneyTerms): Difference[] {
  const found: Difference[] = []
  const { amount, on, utr, fee, net } = line
  if (isElsewhere(our, line)) found.push(differs('holding', our, line, placeOf(our), placeOf(line)))
  if (our.amount !== null && amount !== our.amount)
    found.push(differs('amount', our, line, `${our.amount} paise`, `${amount} paise`))
  const left = line.kind === 'refund' ? amount + fee : amount - fee
  if (amount === our.amount && net !== null && net !== left)
    found.push(differs('net', our, line, `${left} paise`, `${net} paise`))
  const bothDone = our.state === 'done' && line.state === 'done'
  if (bothDone && on !== null && (on < our.on || on > terms.arrivesBy(our.on)))
    found.push(differs('day', our, line, our.on, on))
  if (bothDone && our.utr !== null && utr !== null && utr !== our.utr)
    found.push(differs('reference', our, line, our.utr, utr))
  for (const fact of ['units', 'nav'] as const) {
    const [ours, theirs] = [our[fact] ?? null, line[fact] ?? null]
    if (ours !== null && theirs !== null && ours !== theirs)
      found.push(differs(fact, our, line, ours, theirs))
  }
  const [kept, theyKept] = [our.charges ?? null, line.charges ?? null]
  if (kept !== null && theyKept !== null && kept !== theyKept)
    found.push(differs('charges', our, line, `${kept} paise`, `${theyKept} paise`))
  return found
}

const placeOf = ({ names: [name = ''] }: Pick<TheirMoney, 'names'>): string =>
  name.slice(orderOf(name).length + 1)

const differs = (
  kind: DifferenceKind,
  our: OurMoney,
  line: TheirMoney | null,
  ours: string,
  theirs: string | null,
): Difference => ({ kind, subject: subjectOf(our), line: line?.line ?? null, ours, theirs })

/** What the lines of a file come to, in paise. */
export function totalsOf(lines: readonly TheirMoney[]): {
  in: number
  out: number
  fee: number
  tax: number
} {
  const moved = lines.filter(({ state }) => state === 'done')
  const sum = (of: (line: TheirMoney) => number) => moved.reduce((total, line) => total + of(line), 0)
  const isIn = ({ kind }: TheirMoney) => kind === 'capture' || kind === 'debit'
  const isOut = ({ kind }: TheirMoney) => kind === 'refund' || kind === 'payout'
  return {
    in: sum((line) => (isIn(line) ? line.amount : 0)),
    out: sum((line) => (isOut(line) ? line.amount : 0)),
    fee: sum(({ fee }) => fee),
    tax: sum(({ tax }) => tax),
  }
}
