import { randomUUID } from 'node:crypto'
import { otpApi } from '@portal/contracts/identity/otp'
import { otpGenerateApi } from '@portal/contracts/identity/otp-generate'
import { formatTime } from '@portal/contracts/format'
import type { LumpsumTerms, OrderTerms, RedeemTerms } from '@portal/contracts/orders/order-terms'
import { and, eq } from 'drizzle-orm'
import { outbox } from '../platform/tables'
import { startTestPortal, type TestPortal } from '../../test-kit/test-portal'
import { people } from '../../sandbox/data/people'
import { callWithCode } from './otp-voice'
import { hourlyUses, otpChallenges } from './schema'

let portal: TestPortal

beforeAll(async () => {
  portal = await startTestPortal()
})
afterAll(() => portal.close())
/** The hourly limits of one test are not to be felt by the next. */
beforeEach(() => portal.advanceTo(new Date(portal.platform.clock.now().getTime() + 3_700_000)))

const order: LumpsumTerms = { kind: 'LUMPSUM', schemePlanCode: 'FLEXI-DG', folioNo: null, amount: 5_000_00 }

/** A portal is at a name as well as at an address. */
const longName = `${'investors.'.repeat(6)}neem.example`

const requested = (pan: string) =>
  ({
    activityType: 'LUMPSUM',
    requestReference: 'a1b2c3d4e5f6',
    userId: pan,
    folioNumber: '',
    arnCode: '',
    flowType: 'INVESTOR',
    emailId: 'thief@example.com',
    mobileNumber: '9999999999',
    sendOtpTo: '',
    orders: [order] as OrderTerms[],
  }) as const

async function ask(pan: string, orders: OrderTerms[] = [order]) {
  const token = await portal.loginAs(pan)
  const answer = await portal.call(otpGenerateApi.generate, { ...requested(pan), orders }, { token })
  const check = (otp: string, referenceNumber = answer.data.referenceNumber, portalIp = longName) =>
    portal.call(
      otpApi.validate,
      { activityType: 'LUMPSUM', otp, referenceNumber, panNumber: pan, portalIp },
      { token },
    )
  return {
    ...answer,
    check,
    challenge: answer.data,
    reference: answer.data?.referenceNumber,
    code: answer.data ? await portal.code(pan) : '',
  }
}

const resend = (referenceNumber: string) =>
  portal.call(otpApi.resend, { activityType: 'LUMPSUM', referenceNumber })

const wrong = (code: string) => `${code.slice(0, 3)}${code.slice(3) === '0000' ? '0001' : '0000'}`

const wait = (seconds: number) =>
  portal.advanceTo(new Date(portal.platform.clock.now().getTime() + seconds * 1000))

test('a challenge gives prefix, reference, 5 attempts and 4 resends, and says how long the code is valid [S3.058, S4.063, S7.051, S8.090, S9.010, S9.011]', async () => {
  const { data, resultInfo, code } = await ask(people.asha.pan)
  expect(data).toEqual({
    digits: 4,
    minutes: 20,
    prefixValue: code.slice(0, 3),
    referenceNumber: expect.any(String),
    maskedMobile: 'XXXXXX1001',
    maskedEmail: 'XXha.verma@example.in',
    attemptsLeft: 5,
    resendsLeft: 4,
    resendAfterSeconds: 60,
  })
  expect(resultInfo.resultMsg).toContain('valid for 20 minutes')
  expect(code).toMatch(/^[A-Z]{3}\d{4}$/)
})

test('codes go to the contact on record, whatever the request names', async () => {
  await ask(people.bharat.pan)
  expect(await portal.inbox('thief@example.com')).toEqual([])
  const sent = await portal.inbox(people.bharat.pan)
  expect(
    sent
      .slice(0, 2)
      .map(({ channel, to }) => `${channel} ${to}`)
      .sort(),
  ).toEqual(['email bharat.rao@example.in', 'sms 9810001002'])
})

test('abroad the code goes by e-mail only', async () => {
  const { data } = await ask(people.gita.pan)
  expect(data.maskedMobile).toBeNull()
  expect((await portal.inbox(people.gita.pan)).map(({ channel }) => channel)).toEqual(['email'])
})

test('the right code passes once [S7.053, S3.059]', async () => {
  const { check, code } = await ask(people.asha.pan)
  expect((await check(code)).resultInfo.resultCode).toBe('SUCCESS')
  expect((await check(code)).status).toBe(404)
})

test('each wrong code costs one of 5 attempts, with the text after the colon; then even the right one is refused', async () => {
  const { check, code } = await ask(people.asha.pan)
  const texts: string[] = []
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const { resultInfo } = await check(wrong(code))
    expect(resultInfo.resultCodeId).toBe('-108')
    texts.push(resultInfo.resultMsg)
  }
  expect(texts[0]).toBe('Invalid OTP: That code is not right. 4 tries left.')
  expect(texts[3]).toBe('Invalid OTP: That code is not right. 1 try left.')
  expect(texts[4]).toContain('No tries left')
  expect((await check(code)).resultInfo).toMatchObject({
    resultCodeId: '-109',
    resultMsg: expect.stringContaining('Maximum attempts'),
  })
})

test('20 wrong codes at once cost no more than the 5 attempts', async () => {
  const { check, code } = await ask(people.kiran.pan)
  const answers = await Promise.all(Array.from({ length: 20 }, () => check(wrong(code))))
  expect(answers.filter(({ resultInfo }) => resultInfo.resultCodeId === '-108')).toHaveLength(5)
})

test('sending again waits 60 seconds, costs a resend and leaves the attempts [S7.052]', async () => {
  const { check, code, reference } = await ask(people.asha.pan)
  await check(wrong(code))
  const early = await resend(reference)
  expect(early.status).toBe(429)
  expect(Number(early.headers['retry-after'])).toBeGreaterThan(50)
  await wait(61)
  const again = await resend(reference)
  expect(again.data).toMatchObject({ attemptsLeft: 4, resendsLeft: 3, referenceNumber: reference })
  expect((await check(code)).resultInfo.resultCodeId).toBe('-108')
  expect((await check(await portal.code(people.asha.pan))).resultInfo.resultCode).toBe('SUCCESS')
})

test('after 4 resends no other is sent [S4.063]', async () => {
  const { reference } = await ask(people.asha.pan)
  for (let round = 0; round < 4; round += 1) {
    await wait(61)
    expect((await resend(reference)).resultInfo.resultCode).toBe('SUCCESS')
  }
  await wait(61)
  expect((await resend(reference)).resultInfo.resultCodeId).toBe('-112')
})

test('a code is valid for 20 minutes [S8.090]', async () => {
  const { check, code } = await ask(people.asha.pan)
  await wait(20 * 60)
  expect((await check(code)).resultInfo).toMatchObject({ resultCodeId: '-111' })
})

describe('in a strict installation', () => {
  const otp = () => portal.platform.config.otp
  const usual = { digits: 4, minutes: 20, voiceText: false }
  afterEach(() => Object.assign(otp(), usual))

  test('codes have 6 digits and are valid for 10 minutes', async () => {
    Object.assign(otp(), { digits: 6, minutes: 10 })
    const { check, code, resultInfo } = await ask(people.asha.pan)
    expect(code).toMatch(/^[A-Z]{3}\d{6}$/)
    expect(resultInfo.resultMsg).toContain('valid for 10 minutes')
    await wait(10 * 60)
    expect((await check(code)).resultInfo).toMatchObject({ resultCodeId: '-111' })
  })

  test('with voice switched on a call waits 10 seconds and is not made for a code typed in by then [S9.012]', async () => {
    const { pan } = people.hari
    const { platform } = portal
    const spoken = async () => (await portal.inbox(pan)).filter(({ channel }) => channel === 'voice')
    const waiting = () =>
      platform.db
        .select()
        .from(outbox)
        .where(and(eq(outbox.kind, 'otp.voice'), eq(outbox.state, 'pending')))
    await ask(pan)
    expect(await waiting()).toEqual([])
    Object.assign(otp(), { voiceText: true })
    const { check, code } = await ask(pan)
    const [queued] = await waiting()
    const delay = (queued?.nextAt.getTime() ?? 0) - (queued?.createdAt.getTime() ?? 0)
    expect(delay).toBe(10_000)
    const call = { id: queued?.id ?? '', attempt: 1, payload: queued?.payload }
    await callWithCode(call, platform)
    expect(await spoken()).toMatchObject([{ to: '9810001008', otp: code.slice(3) }])
    await check(code)
    await callWithCode(call, platform)
    expect(await spoken()).toHaveLength(1)
  })
})

test('an account has 10 checks an hour, whatever the references', async () => {
  const outcomes: string[] = []
  for (let round = 0; round < 3; round += 1) {
    const { check, code } = await ask(people.mohan.pan)
    for (let attempt = 0; attempt < 4; attempt += 1)
      outcomes.push((await check(wrong(code))).resultInfo.resultCodeId)
  }
  expect(outcomes.filter((code) => code === '-108')).toHaveLength(10)
  expect(outcomes.slice(10)).toEqual(['-110', '-110'])
  await wait(3601)
  const { check, code } = await ask(people.mohan.pan)
  expect((await check(code)).resultInfo.resultCode).toBe('SUCCESS')
})

test('the refusal of the 11th check says when codes are checked again', async () => {
  const typeWrong = async (times: number) => {
    const { check, code } = await ask(people.mohan.pan)
    for (let time = 0; time < times; time += 1) await check(wrong(code))
    return check(wrong(code))
  }
  const first = portal.platform.clock.now()
  await typeWrong(4)
  await wait(600)
  await typeWrong(4)
  const { resultInfo } = await typeWrong(0)
  const again = formatTime(new Date(Math.ceil((first.getTime() + 3_600_000) / 60_000) * 60_000))
  expect(resultInfo).toMatchObject({
    resultCodeId: '-110',
    resultMsg: `Too many codes were checked for this PAN. You can try again from ${again}.`,
  })
})

test('right codes are no guesses: 15 orders are confirmed in a row, and then wrong codes are still counted', async () => {
  for (let round = 0; round < 15; round += 1) {
    const { status, check, code } = await ask(people.asha.pan)
    expect(status).toBe(200)
    expect((await check(code)).resultInfo.resultCode).toBe('SUCCESS')
  }
  const outcomes: string[] = []
  for (let round = 0; round < 3; round += 1) {
    const { check, code } = await ask(people.asha.pan)
    for (let attempt = 0; attempt < 4; attempt += 1)
      outcomes.push((await check(wrong(code))).resultInfo.resultCodeId)
  }
  expect(outcomes).toEqual([...Array<string>(10).fill('-108'), '-110', '-110'])
})

test('right codes have a wide limit of their own', async () => {
  const { check, code, challenge } = await ask(people.asha.pan)
  const at = portal.platform.clock.now()
  const budget = `confirmations of ${people.asha.pan} for ${people.asha.pan}`
  const used = Array.from({ length: 100 }, () => ({ id: randomUUID(), budget, at }))
  await portal.platform.db.insert(hourlyUses).values(used)
  expect((await check(code)).resultInfo.resultCodeId).toBe('-110')
  expect(challenge.attemptsLeft).toBe(5)
})

test('cancelling is open to whoever has no code and no check left for anything else', async () => {
  const { pan } = people.asha
  for (let round = 0; round < 10; round += 1) {
    const { check, code } = await ask(pan)
    await check(wrong(code))
  }
  expect((await ask(pan)).status).toBe(429)
  const token = await portal.loginAs(pan)
  const cancel = { kind: 'SIP_CANCEL', planId: 'SIP000001', folioNo: '91024821', reason: 'OTHER' } as const
  const { data } = await portal.call(
    otpGenerateApi.generate,
    { ...requested(pan), activityType: 'SIP_CANCEL', orders: [cancel] },
    { token },
  )
  const typed = { activityType: 'SIP_CANCEL', panNumber: pan, referenceNumber: data.referenceNumber } as const
  const answer = await portal.call(otpApi.validate, { ...typed, otp: await portal.code(pan) }, { token })
  expect(answer.resultInfo.resultCode).toBe('SUCCESS')
})

test('an account has 10 challenges an hour', async () => {
  for (let round = 0; round < 10; round += 1) expect((await ask(people.priya.pan)).status).toBe(200)
  expect((await ask(people.priya.pan)).status).toBe(429)
})

test("another investor's reference answers like one that does not exist", async () => {
  const { code, reference } = await ask(people.asha.pan)
  const unknownDevice = await ask(people.bharat.pan)
  expect((await unknownDevice.check(code, reference)).status).toBe(404)
  expect((await unknownDevice.check(code, 'no-such-reference')).status).toBe(404)
  expect((await resend('no-such-reference')).status).toBe(404)
})

test('a code is kept as a keyed hash, never as it is', async () => {
  const { code, reference } = await ask(people.asha.pan)
  const [row] = await portal.platform.db
    .select()
    .from(otpChallenges)
    .where(eq(otpChallenges.reference, reference))
  expect(row?.codeHash).toMatch(/^[\w-]{43}$/)
  expect(JSON.stringify({ ...row, reference: '' })).not.toContain(code.slice(3))
})

test('units of more than 15 digits are refused before anything is done with them', async () => {
  const redeem: RedeemTerms = {
    kind: 'REDEEM',
    schemePlanCode: 'FLEXI-DG',
    folioNo: '91024821',
    howMuch: { amountUnitType: 'UNITS', units: '1.000' },
    bankId: 'any',
  }
  const of = (units: string) =>
    ask(people.asha.pan, [{ ...redeem, howMuch: { amountUnitType: 'UNITS', units } }])
  expect(await of('9'.repeat(12) + '.000')).toMatchObject({ status: 200 })
  const began = performance.now()
  expect(await of('9'.repeat(100_000) + '.000')).toMatchObject({ status: 400 })
  expect(await of('9'.repeat(13) + '.000')).toMatchObject({ status: 400 })
  expect(performance.now() - began).toBeLessThan(5000)
})

test('a code over the limit of the hour is refused before its order is put into words', async () => {
  for (let requested = 0; requested < 10; requested += 1)
    expect(await ask(people.asha.pan)).toMatchObject({ status: 200 })
  const unknown = { ...order, schemePlanCode: 'NOSUCH-DG' }
  expect(await ask(people.asha.pan, [unknown])).toMatchObject({ status: 429 })
})
