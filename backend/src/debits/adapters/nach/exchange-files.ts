import { indiaDate } from '@portal/contracts/format'
import { type IncomingFile, readFiles } from '../../../file-exchange/incoming'
import { type FileContent, linesOfFile, outgoingOf, writeFiles } from '../../../file-exchange/outgoing'
import { mandateForDebit } from '../../../mandates/mandate-for-debit'
import { raiseTask } from '../../../operations/ops-tasks'
import type { FailureReason } from '../../../payments/failure-reasons'
import type { Tx } from '../../../platform/database'
import { FileRefusal } from '../../../platform/file-refusal'
import type { Platform } from '../../../platform/module'
import type { DebitReport } from '../../debit-bank'
import { nachAccess } from './nach-debits'
import { drawFile, settlementDay, WaitingItem } from './records'
import { nachChannel as channel, type OtherItem, readResponse } from './response'

type Book = (report: DebitReport) => Promise<unknown>

/** What a person puts behind the name of a file that the bank refused as a whole. */
const refusedEnding = '.refused'

/** So many of the largest items that a mandate allows still have a total that fits the header. */
const most = 5_000

/** Writes what waits, but what its mandate does not allow any more, and has booked what came. @throws where the folder is not there */
export async function exchangeNachFiles(platform: Platform, book: Book): Promise<void> {
  // Files are of the day on which they are written, and answers of that on which they are read: not of a run that was missed.
  const now = platform.clock.now()
  const access = nachAccess(platform.config)
  const { folder, layout } = access
  const held: string[] = []
  try {
    await writeFiles(platform, {
      channel,
      folder,
      most,
      alike: 'presentOn',
      async holdBack(tx, lines) {
        const reasons = await notAllowed(tx, lines, (day) => settlementDay(day, indiaDate(now)))
        held.push(...reasons.keys())
        return reasons
      },
      draw: (content) => drawFile(access, content),
    })
  } finally {
    await bookHeldBack(platform, held, book)
    await readFiles(platform, {
      channel,
      folder,
      async read(file) {
        const refused = await refusedWhole(platform, file)
        for (const debitId of refused ?? [])
          await book({ news: 'failed', debitId, reason: { code: 'bankUnavailable' }, at: now })
        if (refused) return
        const { reports, others, unknownReasons } = await readResponse(platform.db, layout, file, now)
        for (const code of new Set(unknownReasons))
          platform.log.warn(
            { code, file: file.name },
            'a debit failed for a reason that NACH has no word for here',
          )
        for (const other of others) await raiseMismatch(platform, other, file.name)
        for (const report of reports) await book(report)
      },
    })
  }
}

/** A mandate that was paused, revoked or lowered since its debit was queued debits nothing. */
async function notAllowed(
  tx: Tx,
  lines: FileContent['lines'],
  settlementOf: (presentOn: string) => string,
): Promise<Map<string, FailureReason>> {
  const reasons = new Map<string, FailureReason>()
  for (const { subjectId, line } of lines) {
    const { umrn, amount, presentOn } = WaitingItem.parse(line)
    const mandate = await mandateForDebit(tx, umrn, amount, settlementOf(presentOn))
    if ('refused' in mandate) reasons.set(subjectId, mandate.refused)
  }
  return reasons
}

/** Only what stands in the database is told; what a crash keeps from being told is found when the debit is asked about. */
async function bookHeldBack(
  { db, clock }: Platform,
  references: readonly string[],
  book: Book,
): Promise<void> {
  if (!references.length) return
  for (const { line, heldBack } of await outgoingOf(db, channel, references)) {
    if (heldBack === null) continue
    const { debitId } = WaitingItem.parse(line)
    await book({ news: 'failed', debitId, reason: heldBack as FailureReason, at: clock.now() })
  }
}

/** Another amount, mandate or account than was sent: nothing is booked, and a person must ask the bank. */
function raiseMismatch(
  platform: Platform,
  { debitId, differs, line }: OtherItem,
  file: string,
): Promise<void> {
  return raiseTask(platform.db, platform, {
    kind: 'debit-mismatch',
    subject: `${debitId} ${differs.join(' ')}`,
    text: 'The bank tells of another amount, mandate or account than those of a debit.',
    detail: { debitId, differs, file, line },
  })
}

/**
 * A file of ours that a person laid here, since the bank had refused it as a whole: its debits, none of which was taken.
 * @throws FileRefusal where we sent no file of that name
 */
async function refusedWhole({ db }: Platform, { name }: IncomingFile): Promise<string[] | undefined> {
  if (!name.endsWith(refusedEnding)) return undefined
  const lines = await linesOfFile(db, channel, name.slice(0, -refusedEnding.length))
  if (!lines.length)
    throw new FileRefusal(`It is called ${refusedEnding}, and no file of ours has that name.`)
  return lines.map(({ line }) => WaitingItem.parse(line).debitId)
}
