import { distributorApi } from '@portal/contracts/distributors/distributor'
import type { Advice } from '@portal/contracts/schemes/investment'
import { purchaseApi } from '@portal/contracts/orders/purchase'
import { people } from '../../sandbox/data/people'
import type { TestPortal } from '../../test-kit/test-portal'
import { checkInvariants } from '../invariants'
import {
  purchaseJourney,
  type PurchaseJourney,
  startListeningPortal,
} from '../../test-kit/orders/purchase-journey'
import { ashasSip, registrationIn, sipJourney } from '../../test-kit/orders/sip-journey'

const asha = people.asha.pan
const folioNo = '91024821'
const through = (advice: Partial<Advice>): Advice => ({
  distributorARN: 'ARN-1204',
  subBrokerCode: null,
  euin: 'E012041',
  ria: null,
  executionOnly: false,
  ...advice,
})
const regular = { schemePlanCode: 'FLEXI-RG', folioNo, amount: 25_000_00 }
const direct = { ...regular, schemePlanCode: 'FLEXI-DG' }

let portal: TestPortal
let own: PurchaseJourney
let token: string

beforeAll(async () => {
  portal = await startListeningPortal()
  token = await portal.loginAs(asha)
  own = purchaseJourney(portal, asha, token)
})
afterAll(() => portal.close())
afterEach(async () => expect(await checkInvariants(portal.platform.db)).toEqual([]))

const arns = async (searchKey: string) =>
  (await own.call(distributorApi.arnList, { searchKey })).data.distributors.map(
    ({ distributorARN }) => distributorARN,
  )

test('distributors are found by number or by a word of the name; one whose registration ended is not [S7.055]', async () => {
  expect(await arns('1204')).toEqual(['ARN-1204', 'ARN-12045'])
  expect(await arns('arn-12045')).toEqual(['ARN-12045'])
  expect(await arns('wealth')).toEqual(['ARN-0001'])
  expect(await arns('Deodar')).toEqual([])
  expect(await arns('%%')).toEqual([])
  expect((await own.call(distributorApi.arnList, { searchKey: 'a' })).status).toBe(400)
})

test('the employees of a distributor who may advise are listed, and a number is checked [S7.056]', async () => {
  const { data } = await own.call(distributorApi.euinList, { distributorARN: 'ARN-0001' })
  expect(data.euins.map(({ euin }) => euin)).toEqual(['E000001', 'E000002'])
  const check = (distributorARN: string, euin: string) =>
    own.call(distributorApi.validateEuin, { distributorARN, euin })
  expect((await check('ARN-0001', 'E000002')).data).toEqual({ euin: 'E000002', name: 'Rahul Deshmukh' })
  expect((await check('ARN-0001', 'E000003')).resultInfo.resultCodeId).toBe('-316')
  expect((await check('ARN-0002', 'E000002')).resultInfo.resultCodeId).toBe('-316')
  const unknown = await own.call(distributorApi.euinList, { distributorARN: 'ARN-77' })
  expect(unknown.resultInfo.resultCodeId).toBe('-315')
})

test('a Regular plan is bought through a distributor, by ARN, sub-broker code and EUIN, and the order keeps them [S6.004, S6.007]', async () => {
  expect((await own.call(purchaseApi.quote, regular)).resultInfo.resultCodeId).toBe('-304')
  const order = await own.placed({ ...regular, advice: through({ subBrokerCode: 'SB-17' }) })
  expect(order).toMatchObject({
    distributorARN: 'ARN-1204',
    scheme: { planMode: 'REGULAR' },
    advice: { subBrokerCode: 'SB-17', euin: 'E012041', executionOnly: false },
  })
  const { data } = await own.call(distributorApi.previousList, { panNumber: asha })
  expect(data.distributors[0]).toEqual({
    distributorARN: 'ARN-1204',
    name: 'Gulmohar Financial Distribution',
    city: 'Bengaluru',
    subBrokerCode: 'SB-17',
    euin: 'E012041',
  })
})

test.each([
  ['an unknown distributor', regular, through({ distributorARN: 'ARN-555' }), '-315'],
  ['one whose registration ended', regular, through({ distributorARN: 'ARN-99001', euin: null }), '-315'],
  ["another distributor's EUIN", regular, through({ euin: 'E000001' }), '-316'],
  ['a distributor of a Direct plan', direct, through({}), '-317'],
  ['neither EUIN nor declaration', regular, through({ euin: null }), '-318'],
  ['an unknown adviser', direct, through({ distributorARN: null, euin: null, ria: 'INA000000077' }), '-319'],
])('%s is refused', async (_what, draftTerms, advice, code) => {
  const { resultInfo } = await own.call(purchaseApi.quote, { ...draftTerms, advice })
  expect(resultInfo.resultCodeId).toBe(code)
})

test('without an EUIN the investor declares that nobody advised', async () => {
  const order = await own.placed({ ...regular, advice: through({ euin: null, executionOnly: true }) })
  expect(order.advice).toMatchObject({ distributorARN: 'ARN-1204', euin: null, executionOnly: true })
})

test("an adviser's code stands for a Direct plan, 000000-0 where none is given [S6.006, S6.007]", async () => {
  const by = (ria: string | null) => through({ distributorARN: null, euin: null, ria })
  const named = await own.placed({ ...direct, advice: by('INA000000001') })
  expect(named).toMatchObject({
    distributorARN: null,
    scheme: { planMode: 'DIRECT' },
    advice: { ria: 'INA000000001' },
  })
  const unnamed = await own.placed({ ...direct, advice: by(null) })
  expect(unnamed.advice?.ria).toBe('000000-0')
})

test('a folio of a distributor keeps its own where the order names nobody', async () => {
  const { pan } = people.nisha
  const nisha = purchaseJourney(portal, pan, await portal.loginAs(pan))
  const order = await nisha.placed({ ...regular, folioNo: '91014014' })
  expect(order).toMatchObject({ distributorARN: 'ARN-0001', advice: { euin: 'E000001' } })
})

test('a SIP keeps its distributor, and so does its first instalment', async () => {
  const sip = sipJourney(portal, asha, token)
  const placed = await sip.placed(
    {
      ...ashasSip,
      schemePlanCode: 'FLEXI-RG',
      payFirstNow: true,
      sipStartDate: '2026-10-10',
      advice: through({ subBrokerCode: 'SB-9' }),
    },
    'newSip',
  )
  expect(registrationIn(placed).advice).toMatchObject({ distributorARN: 'ARN-1204', subBrokerCode: 'SB-9' })
  expect(placed[1]?.advice).toMatchObject({ euin: 'E012041' })
})
