import type { OrderTerms } from '@portal/contracts/orders/order-terms'
import { randomUUID } from 'node:crypto'
import { panApi } from '@portal/contracts/identity/pan'
import { bankApi } from '@portal/contracts/mandates/bank'
import { campaignApi } from '@portal/contracts/support/campaign'
import { contentApi } from '@portal/contracts/support/content'
import { investorApi } from '@portal/contracts/folios/investor'
import { notificationApi } from '@portal/contracts/notifications/notification'
import { authApi } from '@portal/contracts/identity/auth'
import { otpGenerateApi } from '@portal/contracts/identity/otp-generate'
import { orderApi } from '@portal/contracts/orders/order'
import { purchaseApi } from '@portal/contracts/orders/purchase'
import { addDays } from '@portal/contracts/format'
import { limits, tooYoung } from '@portal/contracts/validation'
import { eq } from 'drizzle-orm'
import { folios } from '../folios/schema'
import { investors } from '../identity/schema'
import { kycAnswers } from '../kyc-registry/schema'
import { codeRequest } from '../../test-kit/code-request'
import { startTestPortal, type TestPortal } from '../../test-kit/test-portal'
import { people, type Person } from '../../sandbox/data/people'
import { purchaseJourney } from '../../test-kit/orders/purchase-journey'

let portal: TestPortal

beforeAll(async () => {
  portal = await startTestPortal()
})
afterAll(() => portal.close())

async function quote({ pan }: Person, folioNo: string | null, amount = 10_000_00) {
  const token = await portal.loginAs(pan)
  return portal.call(purchaseApi.quote, { schemePlanCode: 'FLEXI-DG', folioNo, amount }, { token })
}

test('the orders of a Joint folio are refused, those of Anyone or Survivor go on [S6.009]', async () => {
  expect((await quote(people.kiran, '91011022')).resultInfo.resultCodeId).toBe('-302')
  expect((await quote(people.kiran, '91011011')).resultInfo.resultCode).toBe('SUCCESS')
})

test('the orders of a Demat folio are refused, those of the other folio go on [S6.010]', async () => {
  expect((await quote(people.mohan, '91013013')).resultInfo.resultCodeId).toBe('-301')
  expect((await quote(people.mohan, '91013024')).resultInfo.resultCode).toBe('SUCCESS')
})

test('a Joint folio takes no order whatever code confirms it, and one that became Demat takes no payment [S6.009, S6.010]', async () => {
  const draftTerms = { schemePlanCode: 'FLEXI-DG', amount: 10_000_00 }
  const { kiran, mohan } = people
  const ofKiran = purchaseJourney(portal, kiran.pan, await portal.loginAs(kiran.pan))
  const refused = await ofKiran.order({ ...draftTerms, folioNo: '91011022' })
  expect(refused.resultInfo.resultCodeId).toBe('-302')
  const ofMohan = purchaseJourney(portal, mohan.pan, await portal.loginAs(mohan.pan))
  const { transactionId } = await ofMohan.placed({ ...draftTerms, folioNo: '91013024' })
  const demat = (isDemat: boolean) =>
    portal.platform.db.update(folios).set({ isDemat }).where(eq(folios.folioNo, '91013024'))
  const pay = async () => (await ofMohan.initiate(transactionId, 'UPI', null, randomUUID())).resultInfo
  await demat(true)
  expect((await pay()).resultCodeId).toBe('-301')
  await demat(false)
  expect((await pay()).resultCodeId).not.toBe('-301')
})

describe('no code is sent for what a folio may not do online, to one holder or to all', () => {
  type Activity = 'LUMPSUM' | 'SIP' | 'SWITCH' | 'REDEEM' | 'SERVICE_REQUEST'
  const ways = ['generate', 'generateMultiUser'] as const

  async function ask(
    way: (typeof ways)[number],
    { pan }: Person,
    activityType: Activity,
    folioNumber: string,
  ) {
    const who = { activityType, requestReference: 'a1b2c3d4e5f6', userId: pan, folioNumber }
    const into = { schemePlanCode: 'FLEXI-DG', folioNo: folioNumber, amount: 10_000_00 }
    const out = {
      schemePlanCode: 'FLEXI-DG',
      folioNo: folioNumber,
      howMuch: { amountUnitType: 'ALL_UNITS' },
    } as const
    const orders: Partial<Record<Activity, OrderTerms>> = {
      LUMPSUM: { kind: 'LUMPSUM', ...into },
      SIP: {
        kind: 'SIP',
        ...into,
        sipFrequency: 'Monthly',
        sipDate: 10,
        sipStartDate: '2026-10-10',
        until: { sipPeriod: 'Till Canceled' },
        umrn: 'PRJT7000000000001001',
        payFirstNow: false,
      },
      REDEEM: { kind: 'REDEEM', ...out, bankId: 'BA-1001-1' },
      SWITCH: { kind: 'SWITCH', ...out, toSchemePlanCode: 'LIQUID-DG' },
    }
    const order = orders[activityType]
    const about = order ? { orders: [order] } : {}
    const rest = {
      arnCode: '',
      flowType: 'INVESTOR' as const,
      emailId: '',
      mobileNumber: '',
      sendOtpTo: '' as const,
    }
    const before = (await portal.inbox(pan)).length
    const answer = await portal.call(
      otpGenerateApi[way],
      { ...who, ...rest, ...about },
      { token: await portal.loginAs(pan) },
    )
    const sent = (await portal.inbox(pan)).length - before
    const { resultCode, resultCodeId } = answer.resultInfo
    return [answer.status, resultCode === 'SUCCESS' ? resultCode : resultCodeId, sent > 0]
  }
  const { kiran, mohan, asha } = people

  test.each(ways)('%s [S6.009, S6.010]', async (way) => {
    for (const activity of ['LUMPSUM', 'SIP', 'SWITCH', 'REDEEM', 'SERVICE_REQUEST'] as const) {
      expect(await ask(way, kiran, activity, '91011022')).toEqual([200, '-302', false])
      expect(await ask(way, mohan, activity, '91013013')).toEqual([200, '-301', false])
    }
    expect(await ask(way, kiran, 'SERVICE_REQUEST', '91011011')).toEqual([200, '-302', false])
    expect(await ask(way, kiran, 'REDEEM', '91011011')).toEqual([200, 'SUCCESS', true])
    expect(await ask(way, mohan, 'SERVICE_REQUEST', '91013024')).toEqual([200, 'SUCCESS', true])
    expect(await ask(way, asha, 'REDEEM', '91011011')).toEqual([404, expect.any(String), false])
  })
})

test('who is under 18 opens no folio online, from the birthday on it opens [S5.020, S9.006]', async () => {
  const { om } = people
  const turns18 = (today: string) => `${Number(today.slice(0, 4)) - 18}${today.slice(4)}`
  const birthday = turns18(portal.platform.clock.today())
  const born = (birthDate: string) =>
    portal.platform.db.update(investors).set({ birthDate }).where(eq(investors.pan, om.pan))
  await portal.platform.db.update(kycAnswers).set({ status: 'Validated' }).where(eq(kycAnswers.pan, om.pan))
  await born(addDays(birthday, 1))
  const refused = await quote(om, null)
  expect(refused.resultInfo).toMatchObject({ resultCodeId: '-314', resultMsg: tooYoung() })
  await born(birthday)
  expect((await quote(om, null)).resultInfo.resultCode).toBe('SUCCESS')
})

test('a folio is its first holder’s alone: the second holder neither sees it nor orders in it [S6.020]', async () => {
  const { asha } = people
  const token = await portal.loginAs(asha.pan)
  const body = { panNumber: asha.pan, folioNumber: '91011011' }
  expect((await portal.call(investorApi.folio, body, { token })).status).toBe(404)
  expect((await quote(asha, '91011011')).status).toBe(404)
})

test('resident and non-resident Indians are told apart by the registry [S1.050]', async () => {
  const residency = async ({ pan, birthDate }: Person) => {
    const token = await portal.loginAs(pan)
    return (await portal.call(panApi.kycDetails, { panNumber: pan, dob: birthDate }, { token })).data
      .residentalStatus
  }
  expect(await residency(people.asha)).toBe('Resident Indian')
  expect(await residency(people.gita)).toBe('Non-Resident Indian')
})

test('one portal of one asset manager: pages, calls and house come from one address [S1.001]', async () => {
  expect((await portal.app.inject('/')).headers.location).toBe('/investors/')
  const { brand } = (await portal.call(contentApi.conf, {})).data
  expect(brand.name).toContain('Mutual Fund')
  expect(brand.company).toContain('Asset Management')
})

test('an investor who came through a registered investment advisor has the advisor’s code at the folio [S1.049]', async () => {
  const { priya } = people
  const token = await portal.loginAs(priya.pan)
  const { folios } = (await portal.call(investorApi.folios, { panNumber: priya.pan }, { token })).data
  const advised = folios.filter(({ riaCode }) => riaCode)
  expect(advised.map(({ riaCode, distributorARN }) => [riaCode, distributorARN])).toEqual([
    ['INA000000001', null],
  ])
})

describe('limits hold on the server, at the bound and one beyond [S5.076, S9.077]', () => {
  const { asha } = people
  let token: string
  beforeAll(async () => {
    token = await portal.loginAs(asha.pan)
  })
  const letters = (count: number) => 'x'.repeat(count)

  const textCalls: [name: string, bound: number, call: (length: number) => Promise<{ status: number }>][] = [
    [
      'the tag of a campaign',
      limits.text.campaignTag,
      (length) =>
        portal.call(
          campaignApi.utmSave,
          {
            utmSource: letters(length),
            utmMedium: '',
            utmCampaign: '',
            utmTerm: '',
            utmContent: '',
            investorName: '',
            investorEmail: '',
            investorPan: asha.pan,
          },
          { token },
        ),
    ],
    [
      'the text of a search for branches',
      limits.text.search,
      (length) => portal.call(bankApi.branches, { bankCode: 'PRJT', search: letters(length) }, { token }),
    ],
    [
      'a typed password',
      limits.text.typedPassword,
      (length) => portal.call(authApi.login, { userId: people.dev.pan, password: letters(length) }),
    ],
    [
      'the rows of a history',
      limits.entries.history,
      (limit) => portal.call(orderApi.history, { panNumber: asha.pan, limit }, { token }),
    ],
  ]

  test.each(textCalls)('%s', async (_name, bound, call) => {
    expect((await call(bound)).status).toBe(200)
    expect((await call(bound + 1)).status).toBe(400)
  })

  test('the notifications marked at once', async () => {
    const mark = (count: number) =>
      portal.call(
        notificationApi.markRead,
        {
          userId: asha.pan,
          notifications: Array.from({ length: count }, () => ({
            notificationTitle: '',
            trackerId: 'welcome-1',
          })),
        },
        { token },
      )
    expect((await mark(limits.entries.notificationsMarked)).status).toBe(200)
    expect((await mark(limits.entries.notificationsMarked + 1)).status).toBe(400)
  })

  test('the amount of one purchase', async () => {
    expect((await quote(asha, null, limits.paise.purchase)).resultInfo.resultCode).toBe('SUCCESS')
    expect((await quote(asha, null, limits.paise.purchase + 100_00)).resultInfo.resultCodeId).toBe('-308')
  })

  test('the bytes of one request', async () => {
    const send = (bytes: number) =>
      portal.app.inject({
        method: 'POST',
        url: '/api/v1/links',
        headers: { 'content-type': 'application/json' },
        payload: JSON.stringify({ edata: letters(bytes - '{"edata":""}'.length) }),
      })
    expect((await send(limits.bytes.request)).statusCode).toBe(400)
    expect((await send(limits.bytes.request + 1)).statusCode).toBe(413)
  })

  test('a session opens no challenge of registration, recovery or unlock', async () => {
    const body = codeRequest('FORGOT_PASSWORD', asha.pan)
    expect((await portal.call(otpGenerateApi.generate, body, { token })).status).toBe(400)
  })
})
