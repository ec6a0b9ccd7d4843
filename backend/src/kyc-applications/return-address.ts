import { msg, t } from '@portal/contracts/words/macros'
import { saidTable } from '@portal/contracts/words'
import { createHash, randomBytes } from 'node:crypto'
import { href, routes } from '@portal/contracts/wire/routes'
import type { Platform } from '../platform/module'
import { badRequest, Refusal } from '../platform/refusal'
import type { Tx } from '../platform/database'
import { eq } from 'drizzle-orm'
import { changeApplication, type Application } from './application.repository'
import { kycApplications } from './schema'

/** The basename of the portal's pages. */
const portal = '/investors'
/** Our name at the KYC agency. */
export const merchantId = 'NEEM'
const returnMs = 30 * 60_000

/** The pages that a KYC comes back to (S2.172 to S2.174); before log-in also those that need no session. */
const returnPages: Record<'session' | 'preLogin', readonly string[]> = {
  session: [routes.addApplicant.path, routes.kycApplicant.path, routes.onboardApplicant.path],
  preLogin: [routes.login.path, routes.completeKyc.path],
}

/** The page of a return address. Throws a 400 for any address but those of this portal's pages: nobody is sent elsewhere. */
export function returnPathOf(
  { publicUrl }: Pick<Platform, 'publicUrl'>,
  address: string,
  before: 'session' | 'preLogin',
): string {
  const url = URL.canParse(address) ? new URL(address) : undefined
  const path = url?.pathname.startsWith(`${portal}/`) ? url.pathname.slice(portal.length) : ''
  const isOurs = url?.origin === new URL(publicUrl()).origin && url.search === '' && url.hash === ''
  if (!isOurs || !returnPages[before].includes(path))
    throw badRequest(t`This is no address that a KYC comes back to.`)
  return path
}

const hashOf = (code: string) => createHash('sha256').update(code).digest('base64url')

/** A new return address, with a code that is good once and for half an hour; the one before is good for nothing. */
export function newReturn(
  { clock, publicUrl }: Pick<Platform, 'clock' | 'publicUrl'>,
  id: string,
  path: string,
) {
  const code = randomBytes(24).toString('base64url')
  const page =
    path === routes.onboardApplicant.path
      ? href(routes.onboardApplicant, { state: code })
      : `${path}?${new URLSearchParams({ token: code, customerId: id, merchantId })}`
  return {
    url: `${publicUrl()}${portal}${page}`,
    row: {
      returnPath: path,
      returnHash: hashOf(code),
      returnUntil: new Date(clock.now().getTime() + returnMs),
      returnUsedAt: null,
    },
  }
}

/**
 * Takes the code that the browser came back with, once. Throws refusal -532 for one that nobody gave to this investor,
 * -533 for one that was used, -534 for one that came too late.
 */
export async function takeReturn(
  tx: Tx,
  { clock }: Pick<Platform, 'clock'>,
  pan: string,
  code: string,
): Promise<Application> {
  const known = eq(kycApplications.returnHash, hashOf(code))
  const [application] = await tx.select().from(kycApplications).where(known).for('update')
  if (application?.pan !== pan) throw new Refusal('-532', refused.unknown)
  if (application.returnUsedAt) throw new Refusal('-533', refused.used)
  const now = clock.now()
  if (!application.returnUntil || application.returnUntil <= now) throw new Refusal('-534', refused.late)
  await changeApplication(tx, application.id, { returnUsedAt: now })
  return application
}

const refused = saidTable({
  unknown: msg`We could not confirm that this link is ours, so we did not use it.`,
  used: msg`This link was used already. Your status is the one shown here.`,
  late: msg`This link is too old to be used. Your status is the one shown here.`,
})
