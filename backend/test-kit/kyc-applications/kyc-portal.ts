import { randomUUID } from 'node:crypto'
import type { RequestOf } from '@portal/contracts/wire/endpoint'
import { kycApi } from '@portal/contracts/kyc/kyc'
import { eq } from 'drizzle-orm'
import { kycAnswers } from '../../src/kyc-registry/schema'
import { panCardOf } from '../../sandbox/providers/registries/records'
import { kraRecords } from '../../sandbox/providers/registries/schema'
import { signed } from '../../src/platform/signature'
import type { KycDecision } from '../../sandbox/providers/kyc/kyc-records'
import type { Person } from '../../sandbox/data/people'
import type { TestPortal } from '../test-portal'
import { kycAccess } from '../../src/kyc-applications/kyc-provider'

const form = 'application/x-www-form-urlencoded'

function post(url: string, fields: Record<string, string>, cookie = ''): Promise<Response> {
  const headers = { 'content-type': form, origin: new URL(url).origin, cookie }
  return fetch(url, { method: 'POST', headers, body: new URLSearchParams(fields), redirect: 'manual' })
}

/** Follows the link to the provider's page, as a browser does, and presses a button; where the browser is sent back. */
export async function press(link: string, decision: KycDecision, lose = false): Promise<URL> {
  const entry = await fetch(link)
  const { origin } = new URL(link)
  const code = link.split('/').at(-1) ?? ''
  const exchanged = await post(`${origin}/sandbox/providers/kyc/enter`, { code })
  const cookie = (exchanged.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
  if (!entry.ok || !cookie) throw new Error(`The link answered ${entry.status} and ${exchanged.status}`)
  const page = `${origin}${exchanged.headers.get('location') ?? ''}`
  const answer = await post(page, { decision, ...(lose && { lose: 'yes' }) }, cookie)
  return new URL(answer.headers.get('location') ?? '', origin)
}

/** What an investor does about the own KYC. */
export function kycOwner(portal: TestPortal, { pan, name, email, mobile, birthDate }: Person, token: string) {
  const call: TestPortal['call'] = (endpoint, body, options) =>
    portal.call(endpoint, body, { token, ...options })
  const page = (path: string) => `${portal.platform.publicUrl()}/investors/home/create-folio/${path}`
  const locker = (changes: Partial<RequestOf<typeof kycApi.initiate>> = {}) =>
    call(kycApi.initiate, {
      name,
      mobileNo: mobile,
      pan,
      emailId: email,
      callBackUrl: page('onboard-applicant'),
      dateOfBirth: birthDate,
      kraStatusCode: '005',
      kraUpdatedStatusCode: '005',
      isDistributorInitiated: false,
      ...changes,
    })
  const agency = (from: 'add-applicant' | 'kyc-applicant') =>
    call(kycApi.createInvestor, {
      name,
      email,
      username: pan,
      phone: mobile,
      redirectUrl: page(from),
      pan,
    })
  const status = () =>
    call(kycApi.status, { redirectUrl: page('onboard-applicant'), panNumber: pan }).then(({ data }) => data)
  const overview = () => call(kycApi.overview, { panNumber: pan }).then(({ data }) => data)
  const cameBack = (state: string | null) =>
    call(kycApi.callbackStatus, { panNumber: pan, state: state ?? '' })
  return { call, page, locker, agency, status, overview, cameBack }
}

/**
 * What the agencies know of a PAN from now on, and what the house keeps of it as if it had just asked; null: no agency has
 * a record.
 */
export async function setRegister(
  { platform: { db, clock } }: TestPortal,
  pan: string,
  values: Partial<Pick<typeof kraRecords.$inferInsert, 'status' | 'residency' | 'agency'>> | null,
): Promise<void> {
  const statusAt = clock.now()
  const card = await panCardOf(db, pan)
  await db.delete(kraRecords).where(eq(kraRecords.pan, pan))
  await db.delete(kycAnswers).where(eq(kycAnswers.pan, pan))
  const kept = { pan, source: 'cvl', requestedAt: statusAt } as const
  if (!values) {
    const none = { status: 'Not Available', hasRecord: false, agency: null } as const
    await db.insert(kycAnswers).values({ ...kept, ...none })
    return
  }
  const record = { status: 'Validated', residency: 'Resident Indian', statusAt, ...values } as const
  await db.insert(kraRecords).values({ pan, birthDate: card?.birthDate ?? '1990-01-01', ...record })
  await db.insert(kycAnswers).values({ ...kept, ...record })
}

/** Posts a callback as the provider does, signed unless other headers are given; answers status and body. */
export async function deliver(
  { platform, app }: TestPortal,
  report: object,
  headers?: Record<string, string>,
  eventId: string = randomUUID(),
): Promise<string> {
  const at = platform.clock.now().toISOString()
  const payload = JSON.stringify({ eventId, report: { reason: null, at, ...report } })
  const own = headers ?? signed(kycAccess(platform).secret, payload, Date.now())
  const answer = await app.inject({
    method: 'POST',
    url: '/api/v1/kyc/callback',
    headers: { 'content-type': 'application/json', ...own },
    payload,
  })
  return `${answer.statusCode} ${answer.body}`
}
