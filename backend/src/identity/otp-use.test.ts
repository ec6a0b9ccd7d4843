import type { LumpsumTerms } from '@portal/contracts/orders/order-terms'
import { startTestPortal, type TestPortal } from '../../test-kit/test-portal'
import { people, type Person } from '../../sandbox/data/people'
import type { Subject } from './confirmed-subject'
import { otpLimits } from './otp-challenge'
import { checkCode, type CodeUse, consumeOtp, countWrongCode } from './otp-check'
import { orderInWords } from '../orders/order-in-words'
import { openSessionCode } from './otp.service'

let portal: TestPortal

beforeAll(async () => {
  portal = await startTestPortal()
})
afterAll(() => portal.close())
/** The hourly limits of one test are not to be felt by the next. */
beforeEach(() => later(3700))

const later = (seconds: number) =>
  portal.advanceTo(new Date(portal.platform.clock.now().getTime() + seconds * 1000))

const order: LumpsumTerms = { kind: 'LUMPSUM', schemePlanCode: 'FLEXI-DG', folioNo: null, amount: 5_000_00 }
const { asha, bharat } = people
const refused = { code: '-113' }
const wrong = (code: string) => `${code.slice(0, 3)}${code.slice(3) === '0000' ? '0001' : '0000'}`

async function inSession({ pan }: Person) {
  const { tokens, sessionOf } = portal.platform
  return sessionOf(await tokens.verify('session', await portal.loginAs(pan), 'test-device-0001'))
}

/** A code that was sent, and what it takes to check it and to use it up. */
async function sent(person: Person, activity: 'LUMPSUM' | 'SWITCH', subject: Subject) {
  const { platform } = portal
  const investor = await inSession(person)
  const { pan, mobile } = person
  const to = { pan, activity, mobile, email: null }
  const wanted = { ...to, asker: investor, subject, inWords: orderInWords }
  const { referenceNumber: reference } = await openSessionCode(platform, wanted)
  const code = await portal.code(pan)
  return {
    code,
    check: () => checkCode(platform, { reference, code, by: { investor, activity } }),
    use: (changed: Partial<CodeUse> = {}) =>
      platform.db.transaction((tx) =>
        consumeOtp(platform, tx, { investor, activity, reference, code, subject, ...changed }),
      ),
    guess: () => countWrongCode(platform, { investor, activity, reference, code: wrong(code), subject }),
    useAndFail: () =>
      platform.db.transaction(async (tx) => {
        await consumeOtp(platform, tx, { investor, activity, reference, code, subject })
        throw new Error('the order failed')
      }),
  }
}

describe('using up a code', () => {
  test('works once, after it was validated, for its owner, activity and content [S3.060]', async () => {
    const { code, check, use } = await sent(asha, 'LUMPSUM', { orders: [order] })
    await expect(use()).rejects.toMatchObject(refused)
    await check()
    await expect(use({ code: wrong(code) })).rejects.toMatchObject(refused)
    await expect(use({ investor: await inSession(bharat) })).rejects.toMatchObject(refused)
    await expect(use({ investor: await inSession(asha) })).rejects.toMatchObject(refused)
    await expect(use({ activity: 'REDEEM' })).rejects.toMatchObject(refused)
    await expect(use({ subject: { orders: [order, order] } })).rejects.toMatchObject(refused)
    await use()
    await expect(use()).rejects.toMatchObject(refused)
  })

  test('does not work once as many wrong ones came with the order as there are tries', async () => {
    const { check, use, guess } = await sent(asha, 'LUMPSUM', { orders: [order] })
    await check()
    for (let tried = 0; tried < otpLimits.attempts; tried += 1)
      await expect(guess()).rejects.toMatchObject(refused)
    await expect(use()).rejects.toMatchObject(refused)
  })

  test('does not work after 20 minutes', async () => {
    const { check, use } = await sent(asha, 'LUMPSUM', { orders: [order] })
    await check()
    await later(20 * 60 + 1)
    await expect(use()).rejects.toMatchObject(refused)
  })

  test('is undone when what it confirmed fails', async () => {
    const { check, use, useAndFail } = await sent(asha, 'LUMPSUM', { orders: [order] })
    await check()
    await expect(useAndFail()).rejects.toThrow('the order failed')
    await use()
  })
})

test('a code for a whole checkout says all orders and their sum, and confirms exactly these, whatever the order of their fields', async () => {
  const cart: LumpsumTerms[] = [
    { kind: 'LUMPSUM', schemePlanCode: 'FLEXI-DG', folioNo: '91024821', amount: 5_000_00 },
    { kind: 'LUMPSUM', schemePlanCode: 'ELSS-DG', folioNo: '91024821', amount: 2_500_00 },
    { kind: 'LUMPSUM', schemePlanCode: 'LIQUID-DG', folioNo: null, amount: 10_000_00 },
  ]
  const { check, use } = await sent(asha, 'LUMPSUM', { orders: cart })
  const [message] = await portal.inbox(asha.pan)
  expect(message?.body).toContain(
    'to place 3 orders of ₹17,500.00 in all: invest ₹5,000.00 in Neem Flexi Cap Fund (folio ••4821), ',
  )
  expect(message?.body).toContain('(new folio)')
  await check()
  const inNewFolios = cart.map((each) => ({ ...each, folioNo: null }))
  await expect(use({ subject: { orders: cart.slice(0, 2) } })).rejects.toMatchObject(refused)
  await expect(use({ subject: { orders: inNewFolios } })).rejects.toMatchObject(refused)
  const shuffled = cart.map(({ amount, folioNo, schemePlanCode, kind }) => ({
    amount,
    folioNo,
    schemePlanCode,
    kind,
  }))
  await use({ subject: { orders: shuffled } })
})

test('a code for something else says its folio and confirms it there only', async () => {
  const { check, use } = await sent(asha, 'SWITCH', { folioNo: '91024821' })
  expect((await portal.inbox(asha.pan))[0]?.body).toContain('for your switch in folio ••4821')
  await check()
  await expect(use({ subject: { folioNo: '91027306' } })).rejects.toMatchObject(refused)
  await use()
})
