import { askEveryMs } from '../calendar/timeout'
import { inTransaction, type Tx } from '../platform/database'
import type { Platform } from '../platform/module'
import type { OutboxKind } from '../platform/outbox'
import type { MandateChange } from './mandate-bank'
import { mandateContext } from './mandate-context'
import {
  lockMandate,
  mandateByUmrn,
  type MandateRow,
  markBankNotificationDue,
  mandatesToNotify,
} from './mandate.repository'

/** The kind of outbox event that tells the bank how a mandate stands. */
export const mandateChangeKind = 'mandate.change'

/** Has the bank told how a mandate stands, once this commits. */
export async function queueBankNotification(
  tx: Tx,
  { clock, outbox }: Platform,
  umrn: string,
): Promise<void> {
  await markBankNotificationDue(tx, umrn, clock.now())
  await outbox.enqueue(tx, mandateChangeKind, { umrn })
}

/**
 * Tells the bank how a mandate stands now, not what was pressed: of two changes the later one holds, in whatever order
 * they are delivered. A call during which the mandate changed may have come last, so the bank is told once more.
 */
async function notifyBank(platform: Platform, umrn: string): Promise<void> {
  const mandate = await mandateByUmrn(platform.db, umrn)
  if (!mandate) return
  const told = bankChangeOf(mandate)
  if (told) await mandateContext(platform).bank.change(umrn, told)
  await inTransaction(platform.db, async (tx) => {
    if (bankChangeOf(await lockMandate(tx, mandate.pan, umrn)) === told)
      await markBankNotificationDue(tx, umrn, null)
    else await queueBankNotification(tx, platform, umrn)
  })
}

const changes = {
  PAUSED: 'pause',
  REVOKED: 'revoke',
  PAUSED_THERE: undefined,
  REVOKED_THERE: undefined,
} as const

/** The bank knows by itself when a mandate's last day is over, and what was done there. */
function bankChangeOf({ state, inactiveBecause }: MandateRow): MandateChange | undefined {
  if (state === 'ACTIVE') return 'resume'
  return inactiveBecause === null ? undefined : changes[inactiveBecause]
}

const umrnIn = (payload: unknown): string => (payload as { umrn: string }).umrn

/** An answer other than success is tried again. Of one mandate the bank is told one thing at a time. */
export const bankNotification: OutboxKind = {
  lane: 'mandates',
  group: umrnIn,
  deliver: ({ payload }, platform) => notifyBank(platform, umrnIn(payload)),
}

/** Tells the bank again of what it could not be told for an hour: an investor's word against debits is never dropped. */
export async function notifyBankAgain(platform: Platform, now: Date): Promise<void> {
  for (const { umrn } of await mandatesToNotify(platform.db, new Date(now.getTime() - askEveryMs)))
    await notifyBank(platform, umrn).catch((error: unknown) =>
      platform.log.error({ err: error, umrn }, 'the bank could not be told how a mandate stands'),
    )
}
