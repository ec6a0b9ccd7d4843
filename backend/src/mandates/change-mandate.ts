import { t } from '@portal/contracts/words/macros'
import type { RequestOf } from '@portal/contracts/wire/endpoint'
import type { mandateApi } from '@portal/contracts/mandates/mandate'
import { consumeOtp, countWrongCode } from '../identity/otp-check'
import type { CallContext } from '../platform/call-context'
import { inTransaction, type Tx } from '../platform/database'
import { once } from '../platform/idempotency'
import type { Platform } from '../platform/module'
import { Refusal } from '../platform/refusal'
import type { MandateChange } from './mandate-bank'
import { changedMessage, notifyOwner } from './mandate-messages'
import { changeMandate, lockMandate } from './mandate.repository'
import { queueBankNotification } from './notify-bank'

export type Changing = RequestOf<typeof mandateApi.change>

const events = { pause: 'paused', resume: 'resumed', revoke: 'revoked' } as const

/** Pauses, resumes or ends a mandate, by a code that was asked for it. Throws -608 where its state does not allow it. */
export async function changeByInvestor(
  platform: Platform,
  { umrn, change, referenceNumber, otp }: Changing,
  { investor, idempotency }: CallContext,
): Promise<void> {
  const activity = change === 'revoke' ? 'CANCEL_MANDATE' : 'MODIFY_MANDATE'
  const subject = { transactionId: umrn }
  const use = { investor, activity, reference: referenceNumber, code: otp, subject } as const
  await countWrongCode(platform, use)
  await inTransaction(platform.db, (tx) =>
    once(tx, idempotency, async () => {
      await consumeOtp(platform, tx, use)
      await apply(tx, platform, investor.pan, umrn, change)
      return { umrn }
    }),
  )
}

async function apply(
  tx: Tx,
  platform: Platform,
  pan: string,
  umrn: string,
  change: MandateChange,
): Promise<void> {
  const at = platform.clock.now()
  const mandate = await lockMandate(tx, pan, umrn)
  const { inactiveBecause } = mandate
  // What was paused there goes on there; it can be ended here.
  const isOver =
    inactiveBecause === 'REVOKED' ||
    inactiveBecause === 'REVOKED_THERE' ||
    (inactiveBecause === 'PAUSED_THERE' && change !== 'revoke')
  if (isOver || !(await changeMandate(tx, mandate, events[change], { cause: 'investor', at })))
    throw new Refusal(
      '-608',
      t`This mandate cannot be changed so any more. Reload the page to see how it stands.`,
    )
  await platform.audit.record(tx, { event: `mandate.${events[change]}`, detail: { umrn } })
  await queueBankNotification(tx, platform, umrn)
  await notifyOwner(tx, platform, mandate, changedMessage(mandate, change))
}
