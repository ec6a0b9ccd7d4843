import { t } from '@portal/contracts/words/macros'
import { sql } from 'drizzle-orm'
import { optionLabel, planLabel, shortNumber } from '@portal/contracts/format'
import { type FolioFacts, foliosEverOf } from '../folios/folio-reader'
import { instalmentOf } from '../orders/instalment-of'
import { type LedgerMove, ledgerOf } from '../folios/ledger-reader'
import { investorByPan } from '../identity/investors'
import { calledView } from '../orders/order-in-words'
import { ordersNamed } from '../orders/order-reader'
import type { OrderRow } from '../orders/order.repository'
import { rowsOf, type Tx } from '../platform/database'
import { notFound } from '../platform/refusal'
import { grandfatheredUntil } from '../regulation/capital-gains-rules'
import { catalogueOn, type SchemePlanFacts } from '../schemes/catalogue'
import { type DatedNav, navsOn, type PlanIdentity, planIdentities } from '../schemes/navs-on'
import { planModeOf } from '../schemes/scheme-view'
import type { LotFacts } from '../folios/lots/replay-lots'
import { lotFactsOf } from '../folios/lots/lot-facts'
import type { Days } from './statement-period'

/** Which folio and scheme a statement is of; null is all of them. */
export interface Scope {
  folioNo: string | null
  schemePlanCode: string | null
}

/** What was withheld from what units brought, in paise. */
export interface Taken {
  exitLoad: number
  stt: number
  tds: number
}

/** Everything that statements are made of. */
export interface StatementFacts {
  scope: Scope
  days: Days
  madeAt: string
  investor: { id: string; name: string; pan: string; email: string; mobile: string }
  folios: readonly FolioFacts[]
  /** Of the folios in scope up to the last day, whatever the scheme: a merger leads from one to another. */
  moves: readonly LedgerMove[]
  plans: ReadonlyMap<string, SchemePlanFacts>
  identities: ReadonlyMap<string, PlanIdentity>
  lotFacts: LotFacts
  /** By the plan, on the last day. */
  closing: ReadonlyMap<string, DatedNav>
  /** By the order behind the row of the ledger. */
  taken: ReadonlyMap<string, Taken>
  /** The kind of the plan, by the reference of its instalment in the ledger. */
  instalments: ReadonlyMap<string, PlanKind>
  /** What orders whose kind has a name of its own are called. */
  called: ReadonlyMap<string, string>
}

export type Investor = StatementFacts['investor']

/** The ledger of an investor with the folios; throws a 404 for a folio or a scheme that the investor never had. */
export async function scopedLedger(tx: Tx, pan: string, { folioNo, schemePlanCode }: Scope) {
  const own = await foliosEverOf(tx, pan)
  const folios = own.filter((folio) => folioNo === null || leadsTo(own, folio, folioNo))
  if (folioNo !== null && !folios.length) throw notFound()
  const ledger = await ledgerOf(tx, pan)
  const numbers = new Set(folios.map((folio) => folio.folioNo))
  const moves = ledger.filter((move) => numbers.has(move.folioNo))
  if (schemePlanCode !== null && !moves.some(({ planCode }) => planCode === schemePlanCode)) throw notFound()
  return { folios, moves }
}

/** Whether a folio is the one wanted or was merged into it, over however many steps: its units came from there. */
function leadsTo(own: readonly FolioFacts[], folio: FolioFacts, wanted: string): boolean {
  if (folio.folioNo === wanted) return true
  const next = own.find(({ folioNo }) => folioNo === folio.mergedInto)
  return next !== undefined && leadsTo(own, next, wanted)
}

interface Wanted {
  pan: string
  scope: Scope
  days: Days
}

export async function statementFacts(
  tx: Tx,
  { pan, scope, days }: Wanted,
  { now, today }: { now: Date; today: string },
): Promise<StatementFacts> {
  const { folios, moves } = await scopedLedger(tx, pan, scope)
  const known = moves.filter(({ date }) => date <= days.to)
  const codes = [...new Set(known.map(({ planCode }) => planCode))]
  const fair = await navsOn(tx, codes, grandfatheredUntil)
  const investor = await investorByPan(tx, pan)
  if (!investor) throw notFound()
  const { id, name, email, mobile } = investor
  const plans = (await catalogueOn(tx, today)).byCode
  const orders = await ordersNamed(tx, [...new Set(known.map(({ orderId }) => orderId))])
  return {
    scope,
    days,
    madeAt: now.toISOString(),
    investor: { id, name, pan, email, mobile },
    folios,
    moves: known,
    plans,
    identities: await planIdentities(tx),
    lotFacts: await lotFactsOf(tx, plans, (code) => fair.get(code)?.nav),
    closing: await navsOn(tx, codes, days.to),
    taken: takenOf(orders),
    instalments: await instalmentsAmong(tx, known),
    called: calledOf(orders),
  }
}

function takenOf(orders: readonly OrderRow[]): ReadonlyMap<string, Taken> {
  return new Map(
    orders.map(({ id, exitLoad, stt, tds }) => [
      id,
      { exitLoad: exitLoad ?? 0, stt: stt ?? 0, tds: tds ?? 0 },
    ]),
  )
}

function calledOf(orders: readonly OrderRow[]): ReadonlyMap<string, string> {
  const names = orders.map((order) => [order.id, calledView(order).called] as const)
  return new Map(names.flatMap(([id, called]) => (called === undefined ? [] : [[id, called]])))
}

export type PlanKind = 'SIP' | 'STP' | 'SWP'

async function instalmentsAmong(
  tx: Tx,
  moves: readonly LedgerMove[],
): Promise<ReadonlyMap<string, PlanKind>> {
  const references = [...new Set(moves.map(({ orderId }) => orderId))]
  const rows = await rowsOf<{ id: string; plan: PlanKind | null }>(
    tx,
    sql`select r.id, ${instalmentOf(sql`r.id`)} as plan
      from jsonb_array_elements_text(${JSON.stringify(references)}::jsonb) as r (id)`,
  )
  return new Map(rows.flatMap(({ id, plan }) => (plan ? [[id, plan] as const] : [])))
}

/** Whether a move belongs to the scheme in scope. */
export const inScope = ({ schemePlanCode }: Scope, { planCode }: { planCode: string }): boolean =>
  schemePlanCode === null || planCode === schemePlanCode

/** A plan of the catalogue; it knows all that were ever sold. */
export function planOf(facts: Pick<StatementFacts, 'plans'>, code: string): SchemePlanFacts {
  const plan = facts.plans.get(code)
  if (!plan) throw new Error(`the catalogue does not know ${code}`)
  return plan
}

/** "Neem Flexi Cap Fund · Direct · Growth" */
export function planName(plan: SchemePlanFacts): string {
  return `${plan.scheme.name} · ${planLabel(planModeOf(plan))} · ${optionLabel(plan.option)}`
}

/** "all folios", "folio ••4821, Neem Flexi Cap Fund · Direct · Growth" */
export function scopeWords(facts: Pick<StatementFacts, 'scope' | 'plans'>): string {
  const { folioNo, schemePlanCode } = facts.scope
  const folio = folioNo === null ? t`all folios` : t`folio ${{ folio: shortNumber(folioNo) }}`
  return schemePlanCode === null ? folio : `${folio}, ${planName(planOf(facts, schemePlanCode))}`
}
