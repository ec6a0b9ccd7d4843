import { randomUUID } from 'node:crypto'
import { investorApi } from '@portal/contracts/folios/investor'
import { orderApi } from '@portal/contracts/orders/order'
import { paymentApi } from '@portal/contracts/payments/payment'
import { purchaseApi } from '@portal/contracts/orders/purchase'
import { systematicPlanApi } from '@portal/contracts/systematic-plans/systematic-plan'
import { ApiClient } from '../fixtures/api-client'
import { expect, test } from '../fixtures/test'

const asha = 'ZZZPV1001A'
const bharat = 'ZZZPR1002B'

test('what belongs to another investor answers like what does not exist [S6.001]', async ({ portal }) => {
  const client = new ApiClient(portal.url)
  const owner = await client.logIn(asha)
  const { folios } = await client.mustCall(
    investorApi.folios,
    { panNumber: asha },
    { token: owner.sessionToken },
  )
  const folioNo = folios[0]!.folioNo
  const draftTerms = { schemePlanCode: 'FLEXI-DG', folioNo, amount: 500_000 }
  const twoFactor = await client.twoFactor(asha, owner.sessionToken, draftTerms)
  const { transactionId: orderId } = await client.mustCall(
    purchaseApi.newLumpsum,
    { ...draftTerms, quickInvest: false, ...twoFactor },
    { token: owner.sessionToken, idempotencyKey: randomUUID() },
  )

  const thirdParty = { token: (await client.logIn(bharat)).sessionToken }
  const key = () => ({ ...thirdParty, idempotencyKey: randomUUID() })
  const asksFor: Record<string, (id: string) => Promise<{ status: number; resultInfo: unknown }>> = {
    'order details': (id) => client.call(orderApi.order, { transactionId: id }, thirdParty),
    'payment status': (id) => client.call(paymentApi.paymentStatus, { transactionId: id }, thirdParty),
    'the banks of an order': (id) => client.call(paymentApi.banks, { transactionId: id }, thirdParty),
    'the receipt by e-mail': (id) =>
      client.call(orderApi.sendConfirmation, { transactionId: id, emailId: 'a@example.in' }, thirdParty),
    'a payment': (id) =>
      client.call(paymentApi.initiatePayment, { transactionId: id, paymentMode: 'UPI', bankId: null }, key()),
    'a payment by mandate': (id) =>
      client.call(paymentApi.payByMandate, { transactionId: id, umrn: 'PRJT7000000000001001' }, key()),
  }
  for (const [what, ask] of Object.entries(asksFor)) {
    await test.step(what, async () => {
      const foreign = await ask(orderId)
      const absent = await ask(randomUUID())
      expect(foreign.status).toBe(404)
      expect({ ...foreign, headers: null }).toEqual({ ...absent, headers: null })
    })
  }
  await test.step('a folio, by its number and by the PAN', async () => {
    const foreign = await client.call(
      investorApi.folio,
      { panNumber: bharat, folioNumber: folioNo },
      thirdParty,
    )
    const absent = await client.call(
      investorApi.folio,
      { panNumber: bharat, folioNumber: '99999999' },
      thirdParty,
    )
    expect(foreign.status).toBe(404)
    expect(foreign.resultInfo).toEqual(absent.resultInfo)
    for (const endpoint of [investorApi.folios, investorApi.portfolio, investorApi.assetSummary])
      expect((await client.call(endpoint, { panNumber: asha }, thirdParty)).status).toBe(404)
  })
  await test.step('a quote and an order into a foreign folio', async () => {
    const lumpsum = { schemePlanCode: 'FLEXI-DG', amount: 500_000 }
    const foreign = await client.call(purchaseApi.quote, { ...lumpsum, folioNo }, thirdParty)
    const absent = await client.call(purchaseApi.quote, { ...lumpsum, folioNo: '99999999' }, thirdParty)
    expect(foreign.status).toBe(404)
    expect(foreign.resultInfo).toEqual(absent.resultInfo)
  })
})

test('without a session every guarded call is refused, whatever is asked [S6.001]', async ({ portal }) => {
  const client = new ApiClient(portal.url)
  for (const endpoint of [investorApi.folios, investorApi.portfolio, systematicPlanApi.systematicPlans]) {
    const answer = await client.call(endpoint, { panNumber: asha })
    expect(answer.status).toBe(401)
    expect(answer.data).toBeUndefined()
  }
})
