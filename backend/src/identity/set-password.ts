import { t } from '@portal/contracts/words/macros'
import { message } from '@portal/contracts/catalogue'
import { eq } from 'drizzle-orm'
import { helpline } from '../content/brand'
import type { Tx } from '../platform/database'
import type { Platform } from '../platform/module'
import { notFound, Refusal } from '../platform/refusal'
import { endPasswordGrants, type Grant, openGrant, useGrant } from './access-grants'
import { refuseOthersContact } from './contact-of'
import { keepLanguageOfCall, sendToInvestor } from './language'
import { investorByPan, type InvestorRecord } from './investors'
import { knowDevice } from './known-devices'
import { clearFailures } from './login-failures'
import { makeKnown, newInvestor } from './new-investor'
import { hashPassword, isPassword } from './password-hash'
import { refuseBrokenRule, refuseEasyPassword } from './password-policy'
import { credentials, investors } from './schema'
import { keepAnswers, refuseUnanswered } from './security-questions'
import { endSessionsOf } from './sessions'
import { networkOf, type Visitor } from './visitor'

/**
 * Sets the password that a grant allows to set: completes a registration, or replaces the old password, which ends
 * every session that it opened and every other grant to replace it. Throws 404 for another user id, refusal -106 with the
 * text of a broken rule, -667 where the registration was completed elsewhere, -108 where it is a stranger's.
 */
export async function setPassword(
  platform: Platform,
  grantId: string,
  { pan, password }: { pan: string; password: string },
  visitor: Visitor,
): Promise<void> {
  const { db } = platform
  const grant = await openGrant(db, grantId)
  if (grant.pan !== pan) throw notFound()
  await refuseUnanswered(platform, grant)
  const existing = await investorByPan(db, pan)
  const person = existing ?? (await newInvestor(db, pan, grant.registration))
  refuseThirdParty(person, grant)
  refuseBrokenRule(password, person)
  const address = networkOf(visitor)
  await refuseCurrentPassword(db, person, password, address)
  await refuseEasyPassword(password, person)
  const passwordHash = await hashPassword(password, address)
  await db.transaction(async (tx) => {
    const owner = await makeKnown(tx, person)
    await useGrant(tx, grantId)
    await register(tx, owner, grant)
    await endPasswordGrants(tx, pan)
    await keepAnswers(tx, owner.id, grant.answers)
    const credential = { passwordHash, temporary: false, changedAt: platform.clock.now() }
    await tx
      .insert(credentials)
      .values({ investorId: owner.id, ...credential })
      .onConflictDoUpdate({ target: credentials.investorId, set: credential })
    await clearFailures(tx, pan)
    await endSessionsOf(tx, owner.id)
    await knowDevice(tx, owner.id, visitor.deviceId)
    await platform.audit.record(tx, {
      event: 'identity.password.set',
      subject: owner.id,
      detail: { purpose: grant.purpose },
    })
    await notifyOwner(platform, tx, owner, grant)
  })
}

/** Throws refusal -108 where the registration is not that of the person whom the fund house knows by now. */
function refuseThirdParty(owner: InvestorRecord, { purpose, registration }: Grant): void {
  if (purpose === 'REGISTRATION') refuseOthersContact(owner, registration)
}

/** Throws refusal -667 where another page finished the registration first: its password stays. */
async function register(tx: Tx, owner: InvestorRecord, grant: Grant): Promise<void> {
  refuseThirdParty(owner, grant)
  if (grant.purpose === 'REGISTRATION' && owner.registered)
    throw new Refusal('-667', message('usernameTaken'))
  await tx.update(investors).set({ registered: true }).where(eq(investors.id, owner.id))
  if (grant.purpose === 'REGISTRATION') await keepLanguageOfCall(tx, owner)
}

async function refuseCurrentPassword(
  db: Tx,
  { id }: InvestorRecord,
  password: string,
  address: string,
): Promise<void> {
  const [credential] = await db.select().from(credentials).where(eq(credentials.investorId, id))
  if (credential && (await isPassword(password, credential.passwordHash, address))) {
    throw new Refusal('-106', t`New password should not be same as old password`)
  }
}

async function notifyOwner(
  platform: Platform,
  tx: Tx,
  owner: InvestorRecord,
  { purpose }: Grant,
): Promise<void> {
  const registered = purpose === 'REGISTRATION'
  const { name, email, pan } = owner
  await sendToInvestor(tx, platform, { channel: 'email', to: email, pan }, () =>
    registered
      ? {
          subject: t`Welcome to Neem Mutual Fund`,
          body: t`Dear ${name}, your registration is complete. Log in with your PAN and the password that you chose.`,
        }
      : {
          subject: t`Your password was changed`,
          body: t`Dear ${name}, the password of your Neem Mutual Fund log-in was changed. If this was not you, call ${helpline} at once.`,
        },
  )
}
