import { sql } from 'drizzle-orm'
import { rowsOf, type Tx } from '../../src/platform/database'
import { people } from '../data/people'

/** How often the investor with the long history is copied, and how often everybody else. */
export interface Copies {
  longHistory: number
  others: number
}

/** Ledger rows of a folio, on the average: what registrars see. */
const rowsOfAFolio = 20

const longest = people.asha.pan
/** PANs of the demo data; those of copies begin with other letters. */
const demoPans = 'ZZZ%'

interface Counted extends Record<string, unknown> {
  folios: number
  rows: number
}

/** How often to copy whom, so that there are at least so many folios with so many rows each. */
export async function copiesFor(tx: Tx, wantedFolios: number): Promise<Copies> {
  const [own, rest] = [await count(tx, true), await count(tx, false)]
  const wantedRows = wantedFolios * rowsOfAFolio
  const longHistory = Math.ceil(
    (wantedRows * rest.folios - rest.rows * wantedFolios) / (own.rows * rest.folios - rest.rows * own.folios),
  )
  const others = Math.ceil((wantedFolios - own.folios * longHistory) / rest.folios)
  // Who holds a folio with another one needs that one's copy.
  return { longHistory: Math.max(longHistory, others), others }
}

async function count(tx: Tx, isLongest: boolean): Promise<Counted> {
  const [counted] = await rowsOf<Counted>(
    tx,
    sql`select count(distinct f.folio_no)::int as folios, count(l.id)::int as rows
      from folios f left join ledger_entries l using (folio_no)
      where f.pan like ${demoPans} and (f.pan = ${longest}) = ${isLongest}`,
  )
  if (!counted?.folios) throw new Error('there is no demo data to copy')
  return counted
}

/** Notes, until the transaction ends, whose every original is and how often it is copied. */
export async function noteOriginals(tx: Tx, { longHistory, others }: Copies): Promise<void> {
  await tx.execute(sql`create temporary table originals (
    by text, key text, copies int, primary key (by, key)) on commit drop`)
  await tx.execute(sql`insert into originals
    select 'pan', pan, case when pan = ${longest} then ${longHistory}::int else ${others}::int end
    from pan_registry where pan like ${demoPans}`)
  await tx.execute(sql`insert into originals
    select 'investor', id::text, copies from investors join originals on by = 'pan' and key = pan
    union all select 'folio', folio_no, copies from folios join originals on by = 'pan' and key = pan
    union all select 'mandate', umrn, copies from mandates join originals on by = 'pan' and key = pan
    union all select 'registration', id::text, copies
      from mandate_registrations join originals on by = 'pan' and key = pan
    union all select 'case', id::text, copies from cases join originals on by = 'pan' and key = pan`)
  await tx.execute(sql`insert into originals
    select 'plan', id, copies from systematic_plans join originals on by = 'folio' and key = folio_no`)
}

/**
 * Numbers the ledger rows that are copied: copy `n` of a row is `base + n * stride + place`, so that lots find theirs.
 * The rows of one folio keep their order.
 */
export async function numberEntries(tx: Tx): Promise<void> {
  await tx.execute(sql`create temporary table original_entries (
    id bigint primary key, place bigint, stride bigint, base bigint) on commit drop`)
  await tx.execute(sql`insert into original_entries
    with placed as (
      select id, copies, row_number() over (partition by copies order by id) as place,
        count(*) over (partition by copies) as stride
      from ledger_entries join originals on by = 'folio' and key = folio_no),
    blocks as (
      select copies, stride, sum(stride * (copies + 2)) over (order by copies) as until from placed
      group by copies, stride)
    select id, place, stride, (select max(id) from ledger_entries) + until - stride * (placed.copies + 2)
    from placed join blocks using (copies, stride)`)
}
