import { people } from '../../sandbox/data/people'
import { outflowJourney } from '../../test-kit/orders/outflow-journey'
import { startListeningPortal } from '../../test-kit/orders/purchase-journey'
import { bankWires } from '../../test-kit/payouts/bank-wires'
import type { TestPortal } from '../../test-kit/test-portal'
import { checkInvariants } from '../invariants'
import { openTasks } from '../operations/ops-tasks'

const flexi = {
  schemePlanCode: 'FLEXI-DG',
  folioNo: '91018018',
  bankId: 'BA-1018-4',
  howMuch: { amountUnitType: 'AMOUNT', amount: 20_000_00 },
} as const
/** The other account of that folio, which its bank has closed. */
const toClosed = { ...flexi, bankId: 'BA-1018-1' } as const
const { pan } = people.ravi

describe.each(Object.entries(bankWires))('redemptions that the bank pays out by %s', (_name, { env }) => {
  let portal: TestPortal
  const logIn = async () => outflowJourney(portal, pan, await portal.loginAs(pan))

  beforeAll(async () => {
    portal = await startListeningPortal({ env })
  }, 240_000)
  afterAll(() => portal.close())
  afterEach(async () => expect(await checkInvariants(portal.platform.db)).toEqual([]))

  async function paidOut(id: string) {
    for (let days = 0; days < 10; days += 1) {
      const order = await (await logIn()).showRedemption(id)
      if (order.state === 'paid_out') return order
      await portal.advance(1)
    }
    throw new Error(`the redemption is ${(await (await logIn()).showRedemption(id)).state}`)
  }

  test('the money is in the account, with a UTR, and the bank’s own list of payouts agrees', async () => {
    const { transactionId } = await (await logIn()).redeemed(flexi)
    const { payouts } = await paidOut(transactionId)
    expect(payouts).toMatchObject([
      { state: 'paid', amount: 19_999_80, utr: expect.stringMatching(/^NEEMN\d{14}$/), reason: null },
    ])
    const headers = { host: 'localhost', 'content-type': 'application/json' }
    const { body } = await portal.app.inject({ url: '/sandbox/files/payouts.csv', headers })
    expect(body).toContain(payouts[0]?.utr ?? 'no UTR')
    const compared = await portal.app.inject({
      method: 'POST',
      url: '/sandbox/back-office/reconciliations',
      headers,
      payload: JSON.stringify({ source: 'payouts', file: body }),
    })
    expect(compared.json()).toMatchObject({ differences: 0 })
  })

  test('what the closed account returned is in the other one, and the investor reads why', async () => {
    const { transactionId } = await (await logIn()).redeemed(toClosed)
    const { payouts } = await paidOut(transactionId)
    expect(payouts).toMatchObject([
      { state: 'returned', accountLast4: '7777', utr: null, reason: 'The account is closed.' },
      { state: 'paid', utr: expect.stringMatching(/^NEEMN/), reason: null },
    ])
    const tasks = (await openTasks(portal.platform.db)).map(({ kind }) => kind)
    expect(tasks.filter((kind) => /^(payout|bank|file)-/.test(kind))).toEqual([])
  })
})
