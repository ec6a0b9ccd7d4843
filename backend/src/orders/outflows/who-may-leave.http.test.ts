import { changeDividendApi } from '@portal/contracts/orders/change-dividend'
import { systematicOutflowApi } from '@portal/contracts/systematic-plans/systematic-outflow'
import { redemptionApi } from '@portal/contracts/orders/redemption'
import { switchApi } from '@portal/contracts/orders/switch'
import { eq } from 'drizzle-orm'
import { kycAnswers, panAnswers } from '../../kyc-registry/schema'
import { people, type Person } from '../../../sandbox/data/people'
import { startTestPortal, type TestPortal } from '../../../test-kit/test-portal'
import { outflowJourney } from '../../../test-kit/orders/outflow-journey'

interface Where {
  schemePlanCode: string
  folioNo: string
  bankId: string
}

let portal: TestPortal

beforeAll(async () => {
  portal = await startTestPortal()
})
afterAll(() => portal.close())

/** What each way out of a holding says to an investor: that it would do it, or why not. */
async function answers({ pan }: Person, { bankId, ...holding }: Where) {
  const { call } = outflowJourney(portal, pan, await portal.loginAs(pan))
  const howMuch = { amountUnitType: 'AMOUNT', amount: 10_000_00 } as const
  const plan = {
    amount: 10_000_00,
    frequency: 'Monthly',
    dayOfMonth: 7,
    period: { periodType: 'Until cancelled' },
  } as const
  const into = { toSchemePlanCode: 'LIQUID-DG' }
  const all = [
    await call(redemptionApi.validate, { ...holding, howMuch, bankId }),
    await call(switchApi.validate, { ...holding, ...into, howMuch }),
    await call(systematicOutflowApi.validateStp, { ...holding, ...into, ...plan }),
    await call(systematicOutflowApi.validateSwp, { ...holding, ...plan, bankId }),
    await call(changeDividendApi.validate, { ...holding, ...into }),
  ]
  return all.map(({ status, resultInfo: { resultCode, resultCodeId } }) =>
    status === 200 ? (resultCode === 'SUCCESS' ? 'yes' : resultCodeId) : status,
  )
}
const each = (answer: string | number) => Array.from({ length: 5 }, () => answer)
/** Into another scheme leads every way but a change of the option. */
const allowed = [...each('yes').slice(0, 4), '-421']

const kirans = (folioNo: string) => ({ schemePlanCode: 'FLEXI-DG', folioNo, bankId: 'BA-1011-1' })
const haris = { schemePlanCode: 'CORPBOND-DG', folioNo: '91008008', bankId: 'BA-1008-1' }

test('no way leads out of a Joint or a Demat folio, nor of one of somebody else; of Anyone or Survivor each does [S6.009] [S6.010]', async () => {
  const { kiran, mohan, asha } = people
  const joint = { ...kirans('91011022'), schemePlanCode: 'CORPBOND-DG' }
  const demat = { schemePlanCode: 'LARGE-DG', folioNo: '91013013', bankId: 'BA-1013-1' }
  expect(await answers(kiran, joint)).toEqual(each('-302'))
  expect(await answers(mohan, demat)).toEqual(each('-301'))
  expect(await answers(asha, kirans('91011011'))).toEqual(each(404))
  expect(await answers(kiran, kirans('91011011'))).toEqual(allowed)
})

test('nor for who has a KYC on hold', async () => {
  const { db } = portal.platform
  const kyc = (status: 'On-Hold' | 'Registered') =>
    db.update(kycAnswers).set({ status }).where(eq(kycAnswers.pan, people.kiran.pan))
  await kyc('On-Hold')
  expect(await answers(people.kiran, kirans('91011011'))).toEqual(each('-8020'))
  await kyc('Registered')
  expect(await answers(people.kiran, kirans('91011011'))).toEqual(allowed)
})

test('nor for a resident whose PAN is not linked with Aadhaar, unless older than 80 or living abroad', async () => {
  const { db } = portal.platform
  const { hari } = people
  expect(await answers(hari, haris)).toEqual(each('-380'))
  const born = (birthDate: string) =>
    db.update(panAnswers).set({ birthDate }).where(eq(panAnswers.pan, hari.pan))
  await born('1946-08-26')
  expect(await answers(hari, haris)).toEqual(each('-380'))
  await born('1946-08-25')
  expect(await answers(hari, haris)).toEqual(allowed)
  await born('1980-01-01')
  await db.update(kycAnswers).set({ residency: 'Non-Resident Indian' }).where(eq(kycAnswers.pan, hari.pan))
  expect(await answers(hari, haris)).toEqual(allowed)
})
