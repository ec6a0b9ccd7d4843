import { randomUUID } from 'node:crypto'
import type { RequestOf } from '@portal/contracts/wire/endpoint'
import { mandateApi, type Mandate } from '@portal/contracts/mandates/mandate'
import { otpApi } from '@portal/contracts/identity/otp'
import { otpGenerateApi } from '@portal/contracts/identity/otp-generate'
import { eq } from 'drizzle-orm'
import { bankAccounts } from '../../src/folios/schema'
import { forgetCodeLimits } from '../orders/purchase-journey'
import type { Decision } from '../../sandbox/providers/mandates/mandate-records'
import { codeRequest } from '../code-request'
import type { TestPortal } from '../test-portal'

export type MandateDraftTerms = RequestOf<typeof mandateApi.emandateInitiate>

/** A mandate on Asha's second account, which has none yet. */
export const ashasMandate: MandateDraftTerms = {
  bankId: 'BA-1001-2',
  method: 'NETBANKING',
  limit: 50_000_00,
  frequency: 'As presented',
  validFrom: '2026-08-28',
  validTill: '2031-08-27',
  raises: null,
  documentId: null,
  returnTo: 'portal',
}

/** An account of Asha with the last four digits that say what the sandbox's bank does; answers its id. */
export async function accountEnding({ platform: { db } }: TestPortal, ending: string): Promise<string> {
  const bankId = `BA-T-${ending}`
  const [like] = await db.select().from(bankAccounts).where(eq(bankAccounts.bankId, 'BA-1001-1'))
  if (!like) throw new Error('Asha has an account')
  const row = { ...like, bankId, accountNumber: `5010022222${ending}` }
  await db.insert(bankAccounts).values(row).onConflictDoNothing()
  return bankId
}

/** Opens the bank's page and presses a button; answers where the browser goes then. */
export async function pressAtBank(
  portal: TestPortal,
  url: string,
  decision: Decision,
  lose = false,
): Promise<string> {
  const { pathname: link, origin, host } = new URL(url)
  await portal.app.inject({ url: link })
  // Only the form of the page itself may be sent.
  const headers = { 'content-type': 'application/x-www-form-urlencoded', origin, host }
  const taken = await portal.app.inject({
    method: 'POST',
    url: link.replace(/\/[^/]+$/, ''),
    headers,
    payload: `code=${link.split('/').pop() ?? ''}`,
  })
  const cookie = String(taken.headers['set-cookie']).split(';')[0] ?? ''
  const decided = await portal.app.inject({
    method: 'POST',
    url: String(taken.headers.location),
    headers: { ...headers, cookie },
    payload: `decision=${decision}${lose ? '&lose=yes' : ''}`,
  })
  await portal.settle()
  return String(decided.headers.location ?? '')
}

/** What one investor does on the way from a form to a mandate that the bank has registered. */
export function mandateJourney(portal: TestPortal, pan: string, token: string) {
  const call: TestPortal['call'] = (endpoint, body, options) =>
    portal.call(endpoint, body, { token, ...options })

  const initiate = (draftTerms: Partial<MandateDraftTerms> = {}, idempotencyKey: string = randomUUID()) =>
    call(mandateApi.emandateInitiate, { ...ashasMandate, ...draftTerms }, { idempotencyKey })

  /** The same by UPI. */
  function initiateAutopay(draftTerms: Partial<MandateDraftTerms>) {
    const { method: _method, documentId: _document, ...terms } = { ...ashasMandate, ...draftTerms }
    return call(mandateApi.initiateAutopay, terms, { idempotencyKey: randomUUID() })
  }

  const list = async (): Promise<Mandate[]> =>
    (await call(mandateApi.mandates, { panNumber: pan })).data.mandates

  const registration = async (registrationId: string) =>
    (await call(mandateApi.registration, { registrationId })).data.registration

  const atBank = (url: string, decision: Decision, lose = false) => pressAtBank(portal, url, decision, lose)

  /** A registration that the investor has decided about. */
  async function decided(
    draftTerms: Partial<MandateDraftTerms>,
    decision: Decision,
    lose = false,
  ): Promise<string> {
    const { data, resultInfo } = await initiate(draftTerms)
    if (!data) throw new Error(resultInfo.resultMsg)
    await atBank(data.url ?? '', decision, lose)
    return data.registration.registrationId
  }

  async function change(umrn: string, wanted: 'pause' | 'resume' | 'revoke', codeFor = umrn) {
    await forgetCodeLimits(portal, pan)
    const activityType = wanted === 'revoke' ? 'CANCEL_MANDATE' : 'MODIFY_MANDATE'
    const requested = await call(otpGenerateApi.generate, {
      ...codeRequest(activityType, pan),
      transactionId: codeFor,
    })
    const { referenceNumber } = requested.data
    const otp = await portal.code(pan)
    await call(otpApi.validate, { activityType, otp, referenceNumber, panNumber: pan })
    const code = { otp, referenceNumber, otpVerifyMode: 'OTP', quickInvest: false } as const
    return call(mandateApi.change, { umrn, change: wanted, ...code }, { idempotencyKey: randomUUID() })
  }

  return { call, initiate, initiateAutopay, list, registration, atBank, decided, change }
}
