import { featureAccessApi } from '@portal/contracts/identity/feature-access'
import { people, type Person } from '../../sandbox/data/people'
import { startListeningPortal } from '../../test-kit/orders/purchase-journey'
import type { TestPortal } from '../../test-kit/test-portal'
import { mandateJourney } from '../../test-kit/mandates/mandate-journey'

let portal: TestPortal
let own: ReturnType<typeof mandateJourney>

const journeyOf = async ({ pan }: Person) => mandateJourney(portal, pan, await portal.loginAs(pan))
const allow = (features: object[]) =>
  portal.app.inject({ method: 'POST', url: '/sandbox/feature-access', payload: { features } })

beforeAll(async () => {
  portal = await startListeningPortal()
  own = await journeyOf(people.asha)
})
afterAll(() => portal.close())
afterEach(() => allow([]))

const featureName = 'EMANDATE_INVESTOR_CUG'

test('without an entry everybody may, and an entry of another feature changes nothing [S6.012 S6.013]', async () => {
  expect((await own.call(featureAccessApi.cugDetails, {})).data.features).toEqual([])
  await allow([{ featureName: 'OTHER', cugFlag: true, cugUsers: [] }])
  expect((await own.initiate()).resultInfo.resultCode).toBe('SUCCESS')
})

test('an entry that is off keeps nobody out [S6.014]', async () => {
  await allow([{ featureName, cugFlag: false, cugUsers: [people.gita.pan] }])
  expect((await own.initiate()).resultInfo.resultCode).toBe('SUCCESS')
})

test('an entry that is on lets in those it lists; nobody is told who else is listed [S6.015 S3.070 S7.115]', async () => {
  await allow([{ featureName, cugFlag: true, cugUsers: [people.gita.pan, people.asha.pan] }])
  expect((await own.call(featureAccessApi.cugDetails, {})).data.features).toEqual([
    { featureName, cugFlag: true, cugUsers: [people.asha.pan] },
  ])
  expect((await own.initiate()).resultInfo.resultCode).toBe('SUCCESS')
  const bharat = await journeyOf(people.bharat)
  expect((await bharat.call(featureAccessApi.cugDetails, {})).data.features[0]?.cugUsers).toEqual([])
  expect((await bharat.initiate()).resultInfo.resultCodeId).toBe('-600')
})
