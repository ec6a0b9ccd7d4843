import { getTableName, sql } from 'drizzle-orm'
import { inTransaction, rowsOf, type Tx } from '../../src/platform/database'
import type { Config } from '../../src/platform/config'
import type { Database } from '../../src/platform/database'
import { StartRefusal } from '../../src/platform/start-refusal'
import { copiedTables } from './copied-tables'
import { copyTable } from './copy-table'
import { type Copies, copiesFor, noteOriginals, numberEntries } from './originals'
import { withoutIndexes } from './without-indexes'

/** PANs of copies end like those of the demo, and begin with a number; six digits of a folio number hold so many. */
const mostCopies = 999_999

/**
 * Makes a data set of at least so many folios out of the demo data: its investors again and again, each copy with PAN,
 * folios, accounts and addresses of its own. Once for a data set. `notify` hears what is done and how long it took.
 */
export async function growSandboxData(
  db: Database,
  { mode }: Pick<Config, 'mode'>,
  wantedFolios: number,
  notify: (done: string) => void = () => undefined,
): Promise<Copies> {
  if (mode !== 'sandbox') throw new StartRefusal('Only a sandbox can be grown: this is real money.')
  const copies = await inTransaction(db, async (tx) => {
    await refuseGrown(tx)
    // Indexes are made of all rows at once; what they are sorted in is free again at the end.
    await tx.execute(sql`set local maintenance_work_mem = '512MB'`)
    const wanted = await copiesFor(tx, wantedFolios)
    if (wanted.longHistory > mostCopies) throw new StartRefusal('So many folios have no numbers.')
    await noteOriginals(tx, wanted)
    await numberEntries(tx)
    await withoutIndexes(
      tx,
      copiedTables.map(({ table }) => getTableName(table)),
      async () => {
        for (const each of copiedTables) {
          const began = Date.now()
          await copyTable(tx, each)
          notify(`${getTableName(each.table)}: ${((Date.now() - began) / 1000).toFixed(1)} s`)
        }
        await goOnCounting(tx)
      },
    )
    return wanted
  })
  notify('indexes and keys')
  await db.execute(sql`analyze`)
  return copies
}

async function refuseGrown(tx: Tx): Promise<void> {
  const [grown] = await rowsOf<{ pan: string }>(
    tx,
    sql`select pan from investors where pan like 'AAA%' limit 1`,
  )
  if (grown) throw new StartRefusal('This data set is grown already: reset it first.')
}

/** Copies of ledger rows brought their numbers with them. */
async function goOnCounting(tx: Tx): Promise<void> {
  await tx.execute(
    sql`select setval(pg_get_serial_sequence('ledger_entries', 'id'), max(id)) from ledger_entries`,
  )
}
