import { exchangeFolder } from '../../../file-exchange/folder'
import { outgoingOf, queueLine } from '../../../file-exchange/outgoing'
import type { FailureReason } from '../../../payments/failure-reasons'
import type { Platform } from '../../../platform/module'
import type { DebitBank, DebitReport } from '../../debit-bank'
import { type Layout, readLayout } from './layout'
import { drawItem, itemOf, type NachUser, referenceOf, WaitingItem } from './records'
import { nachChannel } from './response'

/** How this installation exchanges files with its sponsor bank. */
export interface NachAccess {
  /** With `out` and `in` in it; in the sandbox a folder of its data. */
  folder: string
  layout: Layout
  user: NachUser
}

/** @throws StartRefusal */
export function nachAccess(config: Platform['config']): NachAccess {
  const { env } = config
  const user = {
    name: env.NACH_USER_NAME || 'Neem Mutual Fund',
    number: env.NACH_USER_NUMBER || 'NEEM00000000000001',
    sponsor: env.NACH_SPONSOR || 'PRJT0000101',
    account: env.NACH_USER_ACCOUNT || '000405001234',
  }
  return {
    folder: exchangeFolder(config, 'NACH_FILE_FOLDER', nachChannel),
    layout: readLayout(env),
    user,
  }
}

/** Of NACH: 20 letters and digits. A name that another registrar gave a mandate is none. */
const isUmrn = (umrn: string) => /^[A-Z0-9]{20}$/i.test(umrn)

/**
 * Debits by NACH's files to the sponsor bank and its answers. What is presented waits for the next file, which a job
 * writes; a debit is in one file for ever. Nobody calls back, and there is nobody to ask: its answer is in a file or is not
 * there, but of a debit that no file took, whose mandate was over by then.
 */
export function nachDebitBank({ db, clock, config }: Platform): DebitBank {
  const { layout, user } = nachAccess(config)

  const refused = (debitId: string, reason: FailureReason): DebitReport => ({
    news: 'failed',
    debitId,
    reason,
    at: clock.now(),
  })

  async function heldBack(debitId: string): Promise<DebitReport | undefined> {
    const [line] = await outgoingOf(db, nachChannel, [referenceOf(debitId, layout)])
    // Two ids that begin alike are one reference to the bank.
    if (line && WaitingItem.parse(line.line).debitId !== debitId)
      throw new Error('Another debit has the same reference at the bank')
    return line?.heldBack ? refused(debitId, line.heldBack as FailureReason) : undefined
  }

  return {
    async present(debit) {
      const { debitId, umrn, amount } = debit
      if (!isUmrn(umrn)) return refused(debitId, { code: 'mandateInactive' })
      if (amount > layout.itemLimit) return refused(debitId, { code: 'bankLimit' })
      const line = itemOf(debit, layout)
      // What fits no column keeps itself from going out; in the file it would keep all others.
      drawItem(layout, user, line)
      await queueLine(db, { channel: nachChannel, subjectId: line.reference, line, queuedAt: clock.now() })
      return heldBack(debitId)
    },
    status: heldBack,
    readCallback: () => Promise.resolve({ refused: 'forged' }),
  }
}
