import { asc, eq } from 'drizzle-orm'
import { ledgerEntries } from '../folios/schema'
import { startTestPortal, type TestPortal } from '../testing/test-portal'
import { people } from '../sandbox/world/people'
import { systematicPlans, systematicPlanVersions } from '../systematic-plans/schema'
import { checkInvariants } from './invariants'
import { orders } from './schema'
import { ashasSip, bankAnswers, registrationIn, sipJourney, type SipWish } from './testing/sip-journey'

let portal: TestPortal
let sip: ReturnType<typeof sipJourney>

beforeAll(async () => {
  portal = await startTestPortal()
  sip = sipJourney(portal, people.asha.pan, await portal.loginAs(people.asha.pan))
}, 120_000)
afterAll(() => portal.close())
afterEach(async () => expect(await checkInvariants(portal.platform.db)).toEqual([]))

const at = (moment: string) => portal.advanceTo(new Date(`${moment}+05:30`))
const planOf = async (planId: string) =>
  (await portal.platform.db.select().from(systematicPlans).where(eq(systematicPlans.id, planId)))[0]
const versionsOf = (planId: string) =>
  portal.platform.db
    .select()
    .from(systematicPlanVersions)
    .where(eq(systematicPlanVersions.planId, planId))
    .orderBy(asc(systematicPlanVersions.version))
const instalmentsOf = async (planId: string) =>
  (
    await portal.platform.db
      .select()
      .from(orders)
      .where(eq(orders.planId, planId))
      .orderBy(asc(orders.dueOn), asc(orders.createdAt))
  ).filter(({ dueOn }) => dueOn !== null)
const told = async (text: string) =>
  (await portal.inbox(people.asha.pan)).filter(
    ({ subject, channel }) => channel === 'email' && subject?.includes(text),
  )

test('mandates that a SIP can be paid by tell what the SIPs on them take in a month', async () => {
  const { data } = await sip.call((await import('@portal/kernel/contracts/sip')).sipApi.mandates, {
    panNumber: people.asha.pan,
  })
  expect(data.mandates).toMatchObject([
    { umrn: 'PRJT7000000000001001', limit: 1_00_000_00, accountLast4: '4417', usedAMonth: 10_500_00 },
  ])
})

test('the quote has a calendar: a due date on a holiday is debited on the next business day, units come after the bank answered', async () => {
  const { data } = await sip.quote({ ...ashasSip, until: { sipPeriod: 'No. of Installments', installments: 12 } })
  expect(data.dues[0]).toEqual({ dueOn: '2026-09-10', debitOn: '2026-09-10', navDate: '2026-09-11', unitsOn: expect.any(String) })
  expect(data.dues[1]).toMatchObject({ dueOn: '2026-10-10', debitOn: '2026-10-12', navDate: '2026-10-13' })
  expect(data).toMatchObject({
    installments: 12,
    endDate: '2027-08-10',
    total: 24_000_00,
    cancelUntil: '2026-08-25T09:30:00.000Z',
    firstNow: null,
  })
  expect(data.dues).toHaveLength(12)
})

const refused: [string, Partial<SipWish>, string, RegExp][] = [
  ['a scheme without SIP', { schemePlanCode: 'OVERNIGHT-DG', folioNo: null }, '-371', /SIP is not allowed/],
]
