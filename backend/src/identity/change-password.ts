import { t } from '@portal/contracts/words/macros'
import { and, eq } from 'drizzle-orm'
import { helpline } from '../content/brand'
import type { CallingInvestor } from '../platform/call-context'
import type { Platform } from '../platform/module'
import { Refusal } from '../platform/refusal'
import { endPasswordGrants } from './access-grants'
import { sendToInvestor } from './language'
import { investorById, lockInvestor } from './investors'
import { confirmPassword, wrongPassword } from './own-password'
import { hashPassword } from './password-hash'
import { refuseBrokenRule, refuseEasyPassword } from './password-policy'
import { credentials } from './schema'
import { endSessionsOf } from './sessions'
import { networkOf, type Visitor } from './visitor'

interface Change {
  current: string
  next: string
}

/**
 * Changes the password of the investor who is logged in. Ends their sessions on all other devices at once; the one
 * that asked lasts until its page has said so and signs out. A wrong current password counts like a failed log-in.
 * Throws refusal -101 for that, and for one that was replaced meanwhile, which counts for no lock; -104 once locked, -106
 * with the text of a rule that the new one breaks.
 */
export async function changePassword(
  platform: Platform,
  caller: CallingInvestor,
  { current, next }: Change,
  visitor: Visitor,
): Promise<void> {
  const { db, clock, audit } = platform
  const investor = await investorById(db, caller.id)
  const checked = await confirmPassword(platform, caller, current, visitor)
  refuseBrokenRule(next, investor)
  if (current === next) throw new Refusal('-106', t`New password should not be same as old password`)
  await refuseEasyPassword(next, investor)
  const passwordHash = await hashPassword(next, networkOf(visitor))
  await db.transaction(async (tx) => {
    await lockInvestor(tx, caller.pan)
    await endPasswordGrants(tx, caller.pan)
    const changed = await tx
      .update(credentials)
      .set({ passwordHash, temporary: false, changedAt: clock.now() })
      .where(and(eq(credentials.investorId, caller.id), eq(credentials.passwordHash, checked)))
      .returning({ id: credentials.investorId })
    if (changed.length === 0) throw wrongPassword()
    await endSessionsOf(tx, caller.id, caller.family)
    await audit.record(tx, { event: 'identity.password.changed', subject: caller.id })
    const { name, email, pan } = investor
    await sendToInvestor(tx, platform, { channel: 'email', to: email, pan }, () => ({
      subject: t`Your password was changed`,
      body: t`Dear ${name}, the password of your Neem Mutual Fund log-in was changed. If this was not you, call ${helpline} at once.`,
    }))
  })
}
