import type { ResponseOf } from '@portal/contracts/wire/endpoint'
import type { FlowEntry, OwnedPart, portfolioApi } from '@portal/contracts/portfolio/portfolio'
import { type SQL, sql } from 'drizzle-orm'
import { instalmentOf } from '../orders/instalment-of'
import { rowsOf, type Tx } from '../platform/database'
import { type Catalogue, catalogueOf } from '../schemes/catalogue'
import { xirrOf } from './flows'
import { positionsOf } from './held-units'
import { valued } from './holdings'
import { positionLedgerOf } from './position-ledger'
import { reservationsOf } from './reservations'

/** As many as a dialog shows; the rest is summed up. */
const most = 100

interface EntryRow extends Record<string, unknown> {
  date: string
  kind: FlowEntry['kind']
  instalment_of: FlowEntry['instalmentOf']
  folio_no: string
  scheme_name: string
  units: string
  amount: number
}

interface SumRow extends Record<string, unknown> {
  count: number
  paid_in: number
  received: number
  withheld: number
}

/** The money behind the figures of a part of what an investor owns; the XIRR is that of exactly these flows. */
export async function cashFlowsOf(
  tx: Tx,
  pan: string,
  part: OwnedPart,
  today: string,
): Promise<ResponseOf<typeof portfolioApi.cashFlows>> {
  const { mark, publication, back } = await reservationsOf(tx, pan)
  const catalogue = await catalogueOf(tx, publication, today)
  const isPart = partOf(part, catalogue)
  const ledger = await positionLedgerOf(tx, pan, today, mark)
  const flows = ledger.flows.filter(isPart)
  const positions = positionsOf(ledger.held, back).filter(isPart)
  const holdings = valued(positions, catalogue, ledger)
  const currentValue = holdings.reduce((sum, { totalValuation }) => sum + totalValuation, 0)
  const entries = await entriesOf(tx, pan, part)
  const all = await sumOf(tx, pan, part)
  const shown = sumShown(entries)
  return {
    navDate: holdings.length ? catalogue.navDate : null,
    flows: entries,
    earlier: {
      count: all.count - entries.length,
      paidIn: all.paid_in - shown.paidIn,
      received: all.received - shown.received,
    },
    paidIn: all.paid_in,
    received: all.received,
    withheld: all.withheld,
    invested: holdings.reduce((sum, { costValue }) => sum + costValue, 0),
    currentValue,
    xirr: xirrOf(flows, currentValue, today),
  }
}

function partOf(part: OwnedPart, { byCode }: Catalogue) {
  return ({ folio_no, plan_code }: { folio_no: string; plan_code: string }): boolean => {
    const scheme = byCode.get(plan_code)?.scheme
    return (
      (part.folioNumber === undefined || part.folioNumber === folio_no) &&
      (part.schemePlanCode === undefined || part.schemePlanCode === plan_code) &&
      (part.schemeCode === undefined || part.schemeCode === scheme?.code) &&
      (part.category === undefined || part.category === scheme?.category)
    )
  }
}

const sumShown = (entries: readonly FlowEntry[]) => ({
  paidIn: entries.reduce((sum, { amount }) => sum + Math.max(0, -amount), 0),
  received: entries.reduce((sum, { amount }) => sum + Math.max(0, amount), 0),
})

/** Kinds that cost the investor money, as the books count them. */
const paid = sql`e.kind in ('PURCHASE', 'PURCHASE_SIP', 'SWITCH_IN')`

/** Reinvested IDCW is no flow. */
function partSql(pan: string, part: OwnedPart): SQL {
  const conditions = [
    sql`f.pan = ${pan} and e.kind <> 'IDCW_REINVEST'`,
    ...(part.folioNumber === undefined ? [] : [sql`e.folio_no = ${part.folioNumber}`]),
    ...(part.schemePlanCode === undefined ? [] : [sql`e.plan_code = ${part.schemePlanCode}`]),
    ...(part.schemeCode === undefined ? [] : [sql`s.code = ${part.schemeCode}`]),
    ...(part.category === undefined ? [] : [sql`s.category = ${part.category}`]),
  ]
  return sql`from ledger_entries e join folios f on f.folio_no = e.folio_no
    join scheme_plans p on p.code = e.plan_code join schemes s on s.code = p.scheme_code
    where ${sql.join(conditions, sql` and `)}`
}

async function entriesOf(tx: Tx, pan: string, part: OwnedPart): Promise<FlowEntry[]> {
  const rows = await rowsOf<EntryRow>(
    tx,
    sql`select e.date::text as date, e.kind, ${instalmentOf(sql`e.order_id`)} as instalment_of, e.folio_no, s.name as scheme_name, abs(e.units)::text as units,
        case when ${paid} then -e.amount_paise else e.amount_paise - e.withheld_paise end as amount
      ${partSql(pan, part)} order by e.date desc, e.id desc limit ${most}`,
  )
  return rows.map(({ folio_no, scheme_name, instalment_of, ...row }) => ({
    ...row,
    instalmentOf: instalment_of,
    folioNo: folio_no,
    schemeName: scheme_name,
  }))
}

async function sumOf(tx: Tx, pan: string, part: OwnedPart): Promise<SumRow> {
  const [row] = await rowsOf<SumRow>(
    tx,
    sql`select count(*)::int as count,
        coalesce(sum(e.amount_paise) filter (where ${paid}), 0)::bigint as paid_in,
        coalesce(sum(e.withheld_paise), 0)::bigint as withheld,
        coalesce(sum(e.amount_paise - e.withheld_paise) filter (where not (${paid})), 0)::bigint as received
      ${partSql(pan, part)}`,
  )
  return row ?? { count: 0, paid_in: 0, received: 0, withheld: 0 }
}
