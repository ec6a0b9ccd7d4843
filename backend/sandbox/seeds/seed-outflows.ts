import { redemptionNavDate, sellCutOffAt } from '../../src/calendar/cut-off'
import { unitsToBring } from '../../src/folios/allotment-math'
import { investorByPan } from '../../src/identity/investors'
import { insertCheckout } from '../../src/orders/checkout.repository'
import { insertOrder } from '../../src/orders/order.repository'
import { inTransaction } from '../../src/platform/database'
import type { Platform } from '../../src/platform/module'
import { planOn } from '../../src/schemes/catalogue'
import { people } from '../data/people'

const minuteMs = 60_000
const folioNo = '91027306'
const from = 'LIQUID-DG'

const leaving = [
  {
    id: '00000000-0000-4000-8000-000000201001',
    kind: 'REDEEM',
    family: 'redemption',
    amount: 15_000_00,
    own: { bankId: 'BA-1001-1' },
  },
  {
    id: '00000000-0000-4000-8000-000000301001',
    kind: 'SWITCH',
    family: 'switch',
    amount: 20_000_00,
    own: { toSchemePlanCode: 'CORPBOND-DG' },
  },
] as const

/** What Asha has on its way: a redemption and a switch, asked for minutes ago, that can still be cancelled. */
export async function seedOutflows({ db, clock }: Platform): Promise<void> {
  const { pan, email, mobile } = people.asha
  const investor = await investorByPan(db, pan)
  const plan = await planOn(db, from, clock.today())
  if (!investor || !plan)
    throw new Error('the demo investors and their funds must be there before their orders')
  const createdAt = new Date(clock.now().getTime() - 12 * minuteMs)
  const navDate = redemptionNavDate(createdAt, plan.scheme.kind)
  const owner = { investorId: investor.id, investorPan: pan }
  await inTransaction(db, async (tx) => {
    for (const { id, kind, family, amount, own } of leaving) {
      await insertCheckout(tx, { id, ...owner, source: 'W', quickInvest: false, amount: 0, createdAt })
      const howMuch = { amountUnitType: 'AMOUNT', amount }
      await insertOrder(tx, {
        id,
        checkoutId: id,
        kind,
        family,
        terms: { kind, schemePlanCode: from, folioNo, howMuch, ...own },
        ...owner,
        investorEmail: email,
        investorMobile: mobile,
        schemePlanCode: from,
        toSchemePlanCode: 'toSchemePlanCode' in own ? own.toSchemePlanCode : null,
        folioNo,
        amount,
        unitsHeld: unitsToBring(amount, plan.nav),
        navDate,
        settleOn: navDate,
        cancelUntil: sellCutOffAt(createdAt, plan.scheme.kind),
        state: 'accepted',
        createdAt,
      })
    }
  })
}
