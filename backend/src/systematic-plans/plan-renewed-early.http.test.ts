import { people } from '../../sandbox/data/people'
import { startTestPortal, type TestPortal } from '../../test-kit/test-portal'
import { planJourney } from '../../test-kit/orders/plan-journey'

const { pan } = people.asha
const midCap = { planId: 'SR100003', folioNo: '91024821' } as const

let portal: TestPortal
let plans: ReturnType<typeof planJourney>

beforeAll(async () => {
  portal = await startTestPortal()
  plans = planJourney(portal, pan, await portal.loginAs(pan))
})
afterAll(() => portal.close())

test('until a renewal holds nothing brings its amount forward: the SIP is neither changed nor paused', async () => {
  const umrn = 'PRJT7000000000001001'
  await plans.changed({ kind: 'SIP_RENEW', ...midCap, amount: 20_000_00, endDate: '2027-12-31', umrn })
  await portal.advanceTo(new Date('2026-08-25T23:00:00+05:30'))
  plans = planJourney(portal, pan, await portal.loginAs(pan))
  const { next } = await plans.plan(midCap.planId)
  expect(next).toMatchObject({ dueOn: '2026-09-15', amount: 3_000_00 })
  for (const action of ['modify', 'pause'] as const)
    expect([action, await plans.refusalOf(midCap.planId, action)]).toEqual([
      action,
      expect.stringContaining('renewed from 16 Sep 2026'),
    ])
  const otherDay = { kind: 'SIP_MODIFY', ...midCap, amount: 3_000_00, dayOfMonth: 20, endDate: null } as const
  expect((await plans.quote(otherDay)).resultInfo.resultCodeId).toBe('-410')
})
