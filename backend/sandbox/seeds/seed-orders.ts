import { stampDutyOn } from '../../src/folios/allotment-math'
import { investorByPan } from '../../src/identity/investors'
import { changePayment, insertPayment } from '../../src/payments/payment.repository'
import { inTransaction } from '../../src/platform/database'
import type { Platform } from '../../src/platform/module'
import { people } from '../data/people'
import { insertCheckout } from '../../src/orders/checkout.repository'
import { insertOrder } from '../../src/orders/order.repository'

const hour = 3_600_000
const orderId = '00000000-0000-4000-8000-000000001014'
const paymentId = '00000000-0000-4000-8000-000000101014'
const amount = 10_000_00

/** Nisha's payment that failed this morning; her order waits for a month, so that a demo always finds it payable. */
export async function seedOrders({ db, clock }: Platform): Promise<void> {
  const { pan, email, mobile } = people.nisha
  const investor = await investorByPan(db, pan)
  if (!investor) throw new Error('the demo investors must be there before their orders')
  const now = clock.now().getTime()
  const at = (hoursAgo: number) => new Date(now - hoursAgo * hour)
  const stampDuty = stampDutyOn(amount, clock.today())
  const payBefore = new Date(now + 30 * 24 * hour)
  const owner = { investorId: investor.id, investorPan: pan }
  await inTransaction(db, async (tx) => {
    const checkout = { id: orderId, ...owner, source: 'W', quickInvest: false, amount, payBefore } as const
    await insertCheckout(tx, { ...checkout, createdAt: at(2) })
    await insertOrder(tx, {
      id: orderId,
      checkoutId: orderId,
      kind: 'LUMPSUM',
      family: 'purchase',
      terms: { kind: 'LUMPSUM', schemePlanCode: 'FLEXI-RG', folioNo: '91014014', amount },
      ...owner,
      investorEmail: email,
      investorMobile: mobile,
      distributorArn: 'ARN-0001',
      schemePlanCode: 'FLEXI-RG',
      folioNo: '91014014',
      newFolio: null,
      amount,
      stampDuty,
      netAmount: amount - stampDuty,
      state: 'created',
      createdAt: at(2),
    })
    const attempt = {
      id: paymentId,
      payableId: orderId,
      idempotencyKey: 'seed',
      mode: 'DCB',
      amount,
    } as const
    const bank = { bankId: 'BA-1014-1', bankName: 'Parijat Bank', accountLast4: '0619' }
    const started = { ...attempt, ...bank, state: 'started', startedAt: at(2) } as const
    const payment = await insertPayment(tx, started)
    const reason = { text: 'The bank declined the payment.' }
    await changePayment(tx, payment, 'failed', { cause: 'callback', at: at(1.9), reason })
  })
}
