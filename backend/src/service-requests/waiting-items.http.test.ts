import { waitingApi } from '@portal/contracts/notifications/waiting'
import { nomineeApi } from '@portal/contracts/folios/nominee'
import { unclaimedApi } from '@portal/contracts/orders/unclaimed'
import { eq, sql } from 'drizzle-orm'
import { people, type Person } from '../../sandbox/data/people'
import { systematicPlans, systematicPlanVersions } from '../plan-register/schema'
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
async function waitingOf(person: Person) {
  const { body, options } = await as(person)
  return (await portal.call(waitingApi.waiting, body, options)).data
}

test('one call tells the unclaimed money and the folios without a nominee that the pages tell of', async () => {
  const { body, options } = await as(people.asha)
  const { amounts } = (await portal.call(unclaimedApi.list, body, options)).data
  const { folios } = (await portal.call(nomineeApi.nominees, body, options)).data
  const waiting = await waitingOf(people.asha)
  expect(amounts.length).toBeGreaterThan(0)
  expect(waiting.unclaimed).toEqual(
    amounts.map(({ transactionId, scheme, amount, income, idcwOf }) => ({
      transactionId,
      schemeName: scheme.schemeName,
      amount,
      income,
      isIdcw: idcwOf !== null,
    })),
  )
  expect(waiting.foliosWithoutNominee).toEqual(
    folios
      .filter(({ canChange, optedOut, nominees }) => canChange && !optedOut && !nominees.length)
      .map(({ folioNo }) => folioNo),
  )
  expect(waiting).toMatchObject({ requests: [], foliosWithoutBank: [], taxNumberMissing: false })
})

test('a SIP is told of from 60 days before its end, neither earlier nor later', async () => {
  const planId = 'SR100002'
  const endOn = async (day: string) => {
    await portal.platform.db
      .update(systematicPlans)
      .set({ lastDue: day })
      .where(eq(systematicPlans.id, planId))
    await portal.platform.db
      .update(systematicPlanVersions)
      .set({ lastDue: day })
      .where(eq(systematicPlanVersions.planId, planId))
    const { endingSips } = await waitingOf(people.asha)
    return endingSips?.filter((each) => each.planId === planId).map(({ endDate }) => endDate)
  }
  expect(await endOn('2026-10-24')).toEqual(['2026-10-24'])
  expect(await endOn('2026-10-25')).toEqual([])
})

test('a part that fails takes none of the others away', async () => {
  await portal.platform.db.execute(sql`alter table systematic_plans rename to systematic_plans_gone`)
  const waiting = await waitingOf(people.asha)
  await portal.platform.db.execute(sql`alter table systematic_plans_gone rename to systematic_plans`)
  expect(waiting.endingSips).toBeNull()
  expect(waiting.unclaimed?.length).toBeGreaterThan(0)
  expect(waiting.foliosWithoutNominee).not.toBeNull()
})
