import { indiaDate } from '@portal/contracts/format'
import { exchangeFolder } from '../../../file-exchange/folder'
import { readFiles } from '../../../file-exchange/incoming'
import { outgoingOf, queueLine, writeFiles } from '../../../file-exchange/outgoing'
import type { Platform } from '../../../platform/module'
import { type PayoutBank, PayoutBankUnavailable, type PayoutEvent } from '../../payout-bank'
import { type Layout, readLayout } from './layout'
import { drawFile, drawLine, lineOf, WaitingLine } from './lines'
import { payoutChannel, readResponse } from './response'

/** How this installation exchanges files with its bank. */
export interface FileAccess {
  /** With `out` and `in` in it; in the sandbox a folder of its data. */
  folder: string
  layout: Layout
}

/** @throws StartRefusal */
export const fileAccess = (config: Platform['config']): FileAccess => ({
  folder: exchangeFolder(config, 'PAYOUT_FILE_FOLDER', payoutChannel),
  layout: readLayout(config.env),
})

/**
 * Payouts by files for the bank's bulk upload and its answers. What is sent waits for the next file, which a job writes;
 * a payout is in one file for ever. Nobody calls back, and there is nobody to ask: its answer is in a file or is not there.
 */
export function filePayoutBank({ db, clock }: Platform, { layout }: FileAccess): PayoutBank {
  return {
    async send(payout) {
      const line = lineOf(payout, layout)
      try {
        drawLine(layout, line, indiaDate(clock.now()))
      } catch (error) {
        // Here it keeps itself from going out; in the file it would keep all others.
        throw new PayoutBankUnavailable(error instanceof Error ? error.message : String(error))
      }
      const { reference: subjectId } = line
      await queueLine(db, { channel: payoutChannel, subjectId, line, queuedAt: clock.now() })
      const [waiting] = await outgoingOf(db, payoutChannel, [subjectId])
      // Two ids that begin alike are one reference to the bank.
      if (!waiting || WaitingLine.parse(waiting.line).payoutId !== payout.payoutId)
        throw new PayoutBankUnavailable('Another payout has the same reference at the bank')
      return undefined
    },
    status: () => Promise.resolve(undefined),
    readCallback: () => Promise.resolve({ refused: 'forged' }),
  }
}

/** Writes what waits, and has booked what came. @throws where the folder is not there */
export async function exchangePayoutFiles(
  platform: Platform,
  { folder, layout }: FileAccess,
  take: (event: PayoutEvent) => Promise<unknown>,
): Promise<void> {
  const channel = payoutChannel
  try {
    await writeFiles(platform, { channel, folder, draw: (content) => drawFile(layout, content) })
  } finally {
    await readFiles(platform, {
      channel,
      folder,
      async read(file) {
        const events = await readResponse(platform.db, layout, file, platform.clock.now())
        for (const event of events) await take(event)
      },
    })
  }
}
