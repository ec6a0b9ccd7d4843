import { startTestPortal, type TestPortal } from '../../test-kit/test-portal'
import { people } from '../../sandbox/data/people'
import { outflowJourney } from '../../test-kit/orders/outflow-journey'
import { ashasSip, sipJourney } from '../../test-kit/orders/sip-journey'

let portal: TestPortal
let token: string

beforeAll(async () => {
  portal = await startTestPortal()
  token = await portal.loginAs(people.asha.pan)
})
afterAll(() => portal.close())

test('the answer to a new SIP is a transaction result with its plan [S3.043] [S3.044]', async () => {
  const { data } = await sipJourney(portal, people.asha.pan, token).initiate({
    ...ashasSip,
    until: { sipPeriod: 'No. of Installments', installments: 12 },
  })
  const { orders, planMode, equityScheme, ...common } = data
  expect(orders).toHaveLength(1)
  expect(planMode).toBe('Direct')
  expect(equityScheme?.scheme).toBe('FLEXI-DG')
  expect(common).toEqual({
    responseStatus: 'SUCCESS',
    resultMsg: 'Success',
    amount: 2_000_00,
    arnCode: null,
    dividendFrequency: null,
    endDate: '2027-08-10',
    euin: null,
    failureReason: null,
    folioNo: '91024821',
    fundOption: 'G',
    investorName: 'Asha Verma',
    numOfInstallments: 12,
    schemeName: 'Neem Flexi Cap Fund',
    startDate: '2026-09-10',
    status: 'IN_PROCESS',
    subBrokerCode: null,
    systDate: 10,
    systFrequency: 'Monthly',
    transactionId: orders[0]?.transactionId,
    trxnDate: '2026-08-25',
    trxnRefNo: orders[0]?.orderNumber,
    trxnType: 'SIP',
    urnNumber: 'PRJT7000000000001001',
  })
})

test('the answer to a redemption has the same fields, without a plan [S3.043] [S3.044]', async () => {
  const own = outflowJourney(portal, people.asha.pan, token)
  const draftTerms = {
    schemePlanCode: 'FLEXI-DG',
    folioNo: '91024821',
    bankId: 'BA-1001-1',
    howMuch: { amountUnitType: 'AMOUNT', amount: 10_000_00 },
  } as const
  const { data } = await own.redeem(draftTerms, await own.redeemCode(draftTerms))
  expect(data).toMatchObject({
    responseStatus: 'SUCCESS',
    amount: 10_000_00,
    trxnType: 'REDEEM',
    startDate: null,
    endDate: null,
    numOfInstallments: null,
    systDate: null,
    systFrequency: null,
    urnNumber: null,
    transactionId: data.orders[0]?.transactionId,
    trxnRefNo: data.orders[0]?.orderNumber,
  })
})
