import { sipApi } from '@portal/contracts/systematic-plans/sip'
import { eq } from 'drizzle-orm'
import { debits } from '../../debits/schema'
import { mandateJourney } from '../../../test-kit/mandates/mandate-journey'
import { people } from '../../../sandbox/data/people'
import type { TestPortal } from '../../../test-kit/test-portal'
import { checkInvariants } from '../../invariants'
import { orders } from '../../orders/schema'
import { startListeningPortal } from '../../../test-kit/orders/purchase-journey'
import { ashasSip, bankAnswers, registrationIn, sipJourney } from '../../../test-kit/orders/sip-journey'

const { pan } = people.asha
let portal: TestPortal
let mandate: ReturnType<typeof mandateJourney>
let sip: ReturnType<typeof sipJourney>
let umrn: string
let planId: string

beforeAll(async () => {
  portal = await startListeningPortal()
  const token = await portal.loginAs(pan)
  mandate = mandateJourney(portal, pan, token)
  sip = sipJourney(portal, pan, token)
})
afterAll(() => portal.close())
afterEach(async () => expect(await checkInvariants(portal.platform.db)).toEqual([]))

const at = (moment: string) => portal.advanceTo(new Date(`${moment}+05:30`))
const told = async (text: string) =>
  (await portal.inbox(pan)).filter(({ subject, channel }) => channel === 'email' && subject?.includes(text))
const debitsNow = async () =>
  (
    await portal.platform.db
      .select({ state: debits.state, reason: debits.reason, amount: debits.amount })
      .from(debits)
      .innerJoin(orders, eq(orders.id, debits.orderId))
      .where(eq(orders.planId, planId))
      .orderBy(debits.presentOn)
  ).map(({ state, reason }) => [state, reason])

test('a mandate that waits for the bank pays no SIP; registered the next business day, it does [S7.071]', async () => {
  const id = await mandate.decided({ bankId: 'BA-1001-2' }, 'approve')
  expect(await mandate.registration(id)).toMatchObject({ state: 'approved', umrn: null })
  const { data } = await mandate.call(sipApi.mandates, { panNumber: pan })
  expect(data.pending).toMatchObject([{ registrationId: id, accountLast4: '9052' }])
  await portal.advance(3)
  await portal.settle()
  umrn = (await mandate.registration(id)).umrn ?? ''
  const now = await mandate.call(sipApi.mandates, { panNumber: pan })
  expect(now.data.pending).toEqual([])
  expect(now.data.mandates.map((each) => each.umrn)).toContain(umrn)
  planId = registrationIn(await sip.placed({ ...ashasSip, folioNo: '91024821', umrn })).planId
})

test('the first debit on it is told of 24 hours ahead, and paid', async () => {
  portal.platform.publicUrl = () => 'http://127.0.0.1:1'
  await at('2026-09-09T05:59:00')
  expect(await told('₹2,000.00 is debited on 10 Sep 2026')).toHaveLength(0)
  await at('2026-09-09T06:30:00')
  expect(await told('₹2,000.00 is debited on 10 Sep 2026')).toHaveLength(1)
  await at('2026-09-11T10:00:00')
  await bankAnswers(portal, 'paid', planId)
  expect(await debitsNow()).toEqual([['paid', null]])
})

test('ended, it fails the next debit; the investor was told when it ended, and a day before the debit', async () => {
  expect((await mandate.change(umrn, 'revoke')).resultInfo.resultCode).toBe('SUCCESS')
  expect((await told('has ended'))[0]?.body).toContain('SIPs that it paid need another mandate.')
  await at('2026-10-11T23:59:00')
  expect(await told('₹2,000.00 is debited on 12 Oct 2026 for your SIP in Neem Flexi')).toHaveLength(0)
  const [warned] = await told('Your bank will not pay ₹2,000.00 on 12 Oct 2026')
  expect(warned?.body).toContain('The mandate is not active.')
  await at('2026-10-12T23:00:00')
  expect(await debitsNow()).toEqual([
    ['paid', null],
    ['failed', { code: 'mandateInactive' }],
  ])
})
