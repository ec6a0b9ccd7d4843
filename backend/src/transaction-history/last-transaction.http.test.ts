import { lastTransactionApi } from '@portal/contracts/orders/last-transaction'
import { orderApi } from '@portal/contracts/orders/order'
import { people, type Person } from '../../sandbox/data/people'
import { startTestPortal, type TestPortal } from '../../test-kit/test-portal'

let portal: TestPortal

beforeAll(async () => {
  portal = await startTestPortal()
})
afterAll(() => portal.close())

const as = async ({ pan }: Person) => ({
  body: { panNumber: pan },
  options: { token: await portal.loginAs(pan) },
})

test('tells what the investor did last, in the words of the specification, and in which folio [S3.051, S7.074]', async () => {
  const { body, options } = await as(people.asha)
  const [row] = (await portal.call(orderApi.history, { ...body, limit: 1 }, options)).data.transactions
  const { details } = (await portal.call(lastTransactionApi.lastTransactedDetails, body, options)).data
  expect(details).toEqual({
    transactionType: row?.kind,
    status: row?.status,
    folioNo: row?.folioNo,
    scheme: row?.schemeName,
    schemePlanCode: row?.schemePlanCode,
    plan: 'DIRECT',
    option: 'G',
    toScheme: row?.toSchemeName,
    amount: row?.amount,
    units: row?.units,
    payMode: null,
    umrNo: null,
    distributorARN: null,
    brokerCode: null,
    euin: null,
    riaCode: null,
  })
  const { folioNo } = (await portal.call(lastTransactionApi.latestTransactedFolio, body, options)).data
  expect(folioNo).toBe(row?.folioNo)
})

test('names the distributor of an advised folio', async () => {
  const { body, options } = await as(people.nisha)
  const { details } = (await portal.call(lastTransactionApi.lastTransactedDetails, body, options)).data
  expect(details).toMatchObject({ distributorARN: 'ARN-0001', plan: 'REGULAR' })
})

test('before the first transaction there is nothing to tell', async () => {
  const { body, options } = await as(people.om)
  expect((await portal.call(lastTransactionApi.lastTransactedDetails, body, options)).data.details).toBeNull()
  expect((await portal.call(lastTransactionApi.latestTransactedFolio, body, options)).data.folioNo).toBeNull()
})
