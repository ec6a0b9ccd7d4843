import { randomUUID } from 'node:crypto'
import { distributorApi } from '@portal/contracts/distributors/distributor'
import type { Endpoint } from '@portal/contracts/wire/endpoint'
import { type ActionLinkKind, actionLinkApi } from '@portal/contracts/wire/action-link'
import { investorApi } from '@portal/contracts/folios/investor'
import { mandateApi } from '@portal/contracts/mandates/mandate'
import type { OrderTerms } from '@portal/contracts/orders/order-terms'
import { otpApi } from '@portal/contracts/identity/otp'
import { otpGenerateApi } from '@portal/contracts/identity/otp-generate'
import { paymentApi } from '@portal/contracts/payments/payment'
import { planChangeApi } from '@portal/contracts/systematic-plans/plan-change'
import { purchaseApi } from '@portal/contracts/orders/purchase'
import { systematicPlanApi } from '@portal/contracts/systematic-plans/systematic-plan'
import { type CodeChallenge, authMethodsApi } from '@portal/contracts/identity/auth-methods'
import { people, type Person } from '../../sandbox/data/people'
import { codeRequest } from '../../test-kit/code-request'
import { startTestPortal, type TestPortal } from '../../test-kit/test-portal'
import { sealedLooks } from './module'
import { ashas, kinds, nishas } from '../../test-kit/links/links-of-every-kind'

let portal: TestPortal

beforeAll(async () => {
  portal = await startTestPortal()
})
afterAll(() => portal.close())
/** The hourly limits of one test are not to be felt by the next. */
beforeEach(() => portal.advanceTo(new Date(portal.platform.clock.now().getTime() + 3_700_000)))

const over = { resultCodeId: '-620' }
const { validateLink, validateTransactionLink, validatePaymentLink } = actionLinkApi
const lookOf = (kind: ActionLinkKind): Endpoint => kinds.find((each) => each.kind === kind)!.look

async function newLink({ pan }: Person = people.asha, kind: ActionLinkKind = 'NEW'): Promise<string> {
  const answer = await portal.app.inject({
    method: 'POST',
    url: '/sandbox/action-links',
    payload: { pan, kind },
  })
  return answer.json().token
}
const look = (link: string, kind: ActionLinkKind = 'NEW') =>
  portal.call(lookOf(kind) as typeof validateLink, { link })
const match = (link: string, named = ashas) => portal.call(actionLinkApi.folioPanMatch, { link, ...named })

async function enter(link: string, named = ashas, codeLink = link) {
  const { data, resultInfo } = await portal.call(actionLinkApi.generateOtp, { link: codeLink, ...named })
  if (!data) throw new Error(resultInfo.resultMsg)
  const { uniqueID, challenge } = data
  const otp = await portal.code(named.panNumber)
  const typed = { link, uniqueID, referenceNumber: challenge.referenceNumber, otp }
  return portal.call(actionLinkApi.validateOtp, typed)
}

/** What a session of a link calls. */
async function visitBy(kind: ActionLinkKind) {
  const { owner, named } = kinds.find((each) => each.kind === kind)!
  const { data } = await enter(await newLink(owner, kind), named)
  const token: string = data.session.sessionToken
  const call: TestPortal['call'] = (endpoint, body, options) =>
    portal.call(endpoint, body, { token, ...options })
  return { call, path: data.path as string, ...named }
}

const kindTable = kinds.map((each) => [each.kind, each] as const)
test.each(kindTable)(
  '%s: folio and PAN, then a code, then a session of its session scope [S7.051 S7.080 S7.081]',
  async (kind, { owner, named, sessionScope, path }) => {
    const link = await newLink(owner, kind)
    expect((await look(link, kind)).data.kind).toBe(kind)
    expect((await match(link, named)).data.matches).toBe(true)
    const { data } = await enter(link, named)
    expect(data).toMatchObject({ sessionScope, session: { investor: { pan: owner.pan, investorDOB: null } } })
    expect(data.path).toMatch(path)
    const token = data.session.sessionToken
    // Every call of the contract is tried in identity/scopes.http.test.ts.
    expect((await portal.call(investorApi.portfolio, { panNumber: owner.pan }, { token })).status).toBe(403)
  },
)

test('a link of any kind that is used, too old, changed or never ours has one answer; looking at it uses nothing up; the page of another kind does not take it [S7.080 S7.081]', async () => {
  const dead: [ActionLinkKind, string][] = []
  for (const { kind, owner, named } of kinds) {
    const used = await newLink(owner, kind)
    for (const other of [validateLink, validateTransactionLink, validatePaymentLink]) {
      const { resultInfo } = await portal.call(other as typeof validateLink, { link: used })
      if (other === lookOf(kind)) expect(resultInfo.resultCode).toBe('SUCCESS')
      else expect(resultInfo).toMatchObject(over)
    }
    expect((await enter(used, named)).resultInfo.resultCode).toBe('SUCCESS')
    const [header, payload, signature] = (await newLink(owner, kind)).split('.')
    const changed = [header, `${payload}x`, signature].join('.')
    for (const link of [used, changed, 'x'.repeat(40), await newLink(owner, kind)]) dead.push([kind, link])
  }
  await portal.advanceTo(new Date(portal.platform.clock.now().getTime() + 25 * 3_600_000))
  for (const [kind, link] of dead) {
    expect((await look(link, kind)).resultInfo).toMatchObject(over)
    expect((await match(link)).resultInfo).toMatchObject(over)
  }
})

test('a remote of before, which looks by a sealed POST, gets the same answer; a link in the address gets none', async () => {
  for (const { kind, owner, look: now } of kinds) {
    const link = await newLink(owner, kind)
    const before = Object.values(sealedLooks).find(({ path }) => path === now.path)!
    expect(await portal.call(before as typeof validateLink, { link })).toMatchObject({
      status: 200,
      data: (await look(link, kind)).data,
    })
    const url = `/api/v1/${now.path}?link=${link}`
    expect((await portal.app.inject({ method: 'GET', url })).statusCode).toBe(400)
  }
  const headers = { link: '%E0%A4%A' }
  const { statusCode } = await portal.app.inject({ url: `/api/v1/${validateLink.path}`, headers })
  expect(statusCode).toBe(400)
})

/** What the e-mail of a kind names, where the link is about one thing. */
const named: Partial<Record<ActionLinkKind, RegExp>> = {
  SIP_EXPIRING: /\(SIP SR100003: ₹[\d,]+\.\d\d for Neem [^)]+\): http/,
  SIP_FAILED: /\(SIP \w+: ₹[\d,]+\.\d\d for Neem [^)]+\): http/,
  PAYMENT_FAILED: /\(Order NM\d+: ₹[\d,]+\.\d\d for Neem [^)]+\): http/,
  FAILED: /\(Registration EM\d+: up to ₹[\d,]+ in one debit on [^)]+ ••\d{4}\): http/,
}

test('each kind is e-mailed to its investor, says what it is for, and names plan, fund and amount', async () => {
  for (const { kind, owner } of kinds) {
    const link = await newLink(owner, kind)
    const [mail] = await portal.inbox(owner.email)
    expect(mail?.body).toContain(`#visit=${link}`)
    expect(mail?.body).toMatch(/here you can .*The link works once, within 24 hours/)
    const about = named[kind]
    if (about) expect(mail?.body).toMatch(about)
  }
})

test('a link that is over is sent again as it was, to its investor alone [S7.020]', async () => {
  const link = await newLink(people.nisha, 'PAYMENT_FAILED')
  await enter(link, nishas)
  const resend = async (requested: string) =>
    (await portal.call(actionLinkApi.resendLink, { link: requested })).resultInfo
  expect(await resend(link)).toEqual(await resend('not.a.link'))
  const [mail] = await portal.inbox(people.nisha.email)
  const [, fresh = ''] = /#visit=(\S+)/.exec(mail?.body ?? '') ?? []
  expect(fresh).not.toBe(link)
  expect((await look(fresh, 'PAYMENT_FAILED')).data.kind).toBe('PAYMENT_FAILED')
  expect(mail?.body).toMatch(named.PAYMENT_FAILED!)
})

test('a mandate link: its session sees the accounts; the one about what failed tells why', async () => {
  const fresh = await visitBy('NEW')
  const details = await fresh.call(mandateApi.emandateDetails, { panNumber: fresh.panNumber })
  expect(details.data.accounts.length).toBeGreaterThan(1)
  const failed = await visitBy('FAILED')
  const [, registrationId = ''] = /registration=(.*)$/.exec(failed.path) ?? []
  const told = await failed.call(mandateApi.registration, { registrationId })
  expect(told.data.registration).toMatchObject({
    state: 'refused',
    reason: 'Parijat Bank could not confirm your approval.',
  })
})

test('a SIP link renews, and changes nothing else of a plan [S7.080]', async () => {
  const { call, panNumber } = await visitBy('SIP_EXPIRING')
  const { data } = await call(systematicPlanApi.renewable, { panNumber })
  const plan = data.plans.find(({ planId }) => planId === 'SR100003')!
  const { planId, folioNo, amount } = plan
  const umrn = plan.mandate?.umrn ?? ''
  const renewal = { kind: 'SIP_RENEW', planId, folioNo, amount, endDate: null, umrn } as const
  expect((await call(planChangeApi.validatePlanChange, { change: renewal })).data.planId).toBe(planId)
  const ending = { kind: 'SIP_CANCEL', planId, folioNo, reason: 'OTHER' } as const
  expect((await call(planChangeApi.validatePlanChange, { change: ending })).status).toBe(403)
})

test('a link about a failed SIP tells which instalment, and why [S7.082]', async () => {
  const { call, panNumber } = await visitBy('SIP_FAILED')
  const { data } = await call(systematicPlanApi.failedDebits, { panNumber })
  expect(data.failures).toMatchObject([
    { planId: 'SR100001', folioNo: '91027306', dueOn: '2026-08-10', reason: 'Debit failed' },
  ])
})

test('a link about a payment that failed tells why, and pays that order [S1.053, S7.041]', async () => {
  const { call, path } = await visitBy('PAYMENT_FAILED')
  const [, transactionId = ''] = /order=(.*)$/.exec(path) ?? []
  const { data } = await call(paymentApi.paymentStatus, { transactionId })
  expect(data.order).toMatchObject({ state: 'created', payments: [{ state: 'failed' }] })
  const { failures } = (await call(paymentApi.getPaymentFailedDetails, { transactionId })).data
  expect(failures).toMatchObject([{ state: 'failed', reason: data.order.payments[0]?.reason }])
})

test('a link of a distributor buys through this distributor and no other one, by a code for that alone [S1.052]', async () => {
  const { call, panNumber, folioNumber } = await visitBy('DISTRIBUTOR')
  const listed = await call(distributorApi.euinList, { distributorARN: 'ARN-0001' })
  const askCode = (activityType: 'LUMPSUM' | 'REDEEM', orders?: OrderTerms[]) =>
    call(otpGenerateApi.generate, {
      ...codeRequest(activityType, panNumber),
      folioNumber,
      ...(orders && { orders }),
    })
  const buy = async (distributorARN: string | null, euin: string | null = null) => {
    const advice = { distributorARN, euin, subBrokerCode: null, ria: null, executionOnly: euin === null }
    const terms = {
      schemePlanCode: 'FLEXI-RG',
      folioNo: folioNumber,
      amount: 5_000_00,
      ...(distributorARN && { advice }),
    }
    const { referenceNumber } = (await askCode('LUMPSUM', [{ kind: 'LUMPSUM', ...terms }])).data
    const otp = await portal.code(panNumber)
    await call(otpApi.validate, { activityType: 'LUMPSUM', otp, referenceNumber, panNumber })
    const code = { otp, referenceNumber, otpVerifyMode: 'OTP', quickInvest: false } as const
    return call(purchaseApi.newLumpsum, { ...terms, ...code }, { idempotencyKey: randomUUID() })
  }
  expect((await buy(null)).resultInfo.resultCodeId).toBe('-622')
  expect((await buy('ARN-0002')).resultInfo.resultCodeId).toBe('-622')
  expect((await buy('ARN-0001', listed.data.euins[0]?.euin)).resultInfo.resultCode).toBe('SUCCESS')
  expect((await askCode('REDEEM')).status).toBe(403)
})

test('five wrong pairs of folio and PAN end a link, whoever sends them', async () => {
  const link = await newLink()
  const wrong = { folioNumber: '91024821', panNumber: people.gita.pan }
  const codes = []
  for (let tries = 0; tries < 5; tries += 1) codes.push((await match(link, wrong)).resultInfo.resultCodeId)
  expect(codes).toEqual(['-621', '-621', '-621', '-621', '-620'])
  expect((await match(link)).resultInfo).toMatchObject(over)
})

test('of many wrong pairs at once no more are answered than the link bears, and a right one costs no try', async () => {
  const link = await newLink()
  const wrong = { folioNumber: '91024821', panNumber: people.gita.pan }
  for (let right = 0; right < 7; right += 1) expect((await match(link)).data.matches).toBe(true)
  const answers = await Promise.all(Array.from({ length: 20 }, () => match(link, wrong)))
  expect(answers.filter(({ resultInfo }) => resultInfo.resultCodeId === '-621')).toHaveLength(4)
})

test('a code of one link opens no other one, of nobody', async () => {
  const own = await newLink()
  for (const other of [await newLink(people.gita), await newLink()]) {
    expect((await enter(other, ashas, own)).status).toBe(404)
    expect((await look(other)).resultInfo.resultCode).toBe('SUCCESS')
  }
})

test('a code of a link logs nobody in, and says what it is for; a code of a log-in opens no link', async () => {
  const link = await newLink(people.nisha, 'PAYMENT_FAILED')
  const typed = async ({ uniqueID, challenge }: CodeChallenge) => ({
    uniqueID,
    referenceNumber: challenge.referenceNumber,
    otp: await portal.code(people.nisha.pan),
  })
  const ofLink = (await portal.call(actionLinkApi.generateOtp, { link, ...nishas })).data
  const [message] = await portal.inbox(people.nisha.pan)
  expect(message?.body).toContain('is your one-time code to pay your order again at')
  const codeOfLink = await typed(ofLink)
  expect((await portal.call(authMethodsApi.verifyLoginOtp, codeOfLink)).status).toBe(404)
  const ofLogIn = (await portal.call(authMethodsApi.generateOtp, { userId: people.nisha.pan })).data
  const codeOfLogIn = { link, ...(await typed(ofLogIn)) }
  expect((await portal.call(actionLinkApi.validateOtp, codeOfLogIn)).status).toBe(404)
  const entered = await portal.call(actionLinkApi.validateOtp, { link, ...codeOfLink })
  expect(entered.data.sessionScope).toBe('paymentFailedLink')
})

test('what an investor has nothing of gives no link', async () => {
  const answer = await portal.app.inject({
    method: 'POST',
    url: '/sandbox/action-links',
    payload: { pan: people.bharat.pan, kind: 'PAYMENT_FAILED' },
  })
  expect(answer.statusCode).toBe(404)
})
