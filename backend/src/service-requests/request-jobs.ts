import { t } from '@portal/contracts/words/macros'
import { addDays, indiaDate } from '@portal/contracts/format'
import { inTransaction } from '../platform/database'
import type { Platform } from '../platform/module'
import { carryOutWhenDue, lapsesOn, move } from './advance-request'
import type { RequestRow } from './kinds/kind'
import { dueRequests, eventsOf, lockRequest, noteReminded, requestsIn } from './request.repository'
import { notifyAll } from './notify-request'

/** What waited until today is done, each request in a transaction of its own: a crash leaves the rest for later. */
export async function carryOutDue(platform: Platform): Promise<void> {
  for (const id of await dueRequests(platform.db, platform.clock.today())) {
    await inTransaction(platform.db, async (tx) =>
      carryOutWhenDue(tx, platform, await lockRequest(tx, id)),
    ).catch((error: unknown) => platform.log.error({ err: error, id }, 'a request could not be carried out'))
  }
}

const remindsAfterDays = 2

/** Once for codes and papers that are missing, and the end of what nobody completed. */
export async function remindAndLapse(platform: Platform): Promise<void> {
  const open = await requestsIn(platform.db, ['unsigned', 'paper_wanted'])
  for (const { id } of open) await inTransaction(platform.db, async (tx) => look(tx, platform, id))
}

async function look(tx: Parameters<typeof lockRequest>[0], platform: Platform, id: string): Promise<void> {
  const row = await lockRequest(tx, id)
  if (row.state !== 'unsigned' && row.state !== 'paper_wanted') return
  const today = platform.clock.today()
  const last = (await eventsOf(tx, [id])).findLast(({ from, to }) => from !== to)
  const since = indiaDate(last?.at ?? row.createdAt)
  if (lapsesOn(row, since) < today) return lapse(tx, platform, row)
  if (row.remindedAt || addDays(since, remindsAfterDays) > today) return
  await noteReminded(tx, id, platform.clock.now())
  await notifyAll(tx, platform, row, () =>
    row.state === 'unsigned'
      ? t`A one-time code is still missing. The request waits for you.`
      : t`Send us ${{ paper: row.attachmentWanted ?? '' }}. The request waits for you.`,
  )
}

async function lapse(
  tx: Parameters<typeof lockRequest>[0],
  platform: Platform,
  row: RequestRow,
): Promise<void> {
  const lapsed = await move(tx, platform, row, 'lapsed', { text: { code: 'lapsed' } })
  await notifyAll(
    tx,
    platform,
    lapsed,
    () => t`It was not completed in time, so it ended. Nothing was changed.`,
  )
}
