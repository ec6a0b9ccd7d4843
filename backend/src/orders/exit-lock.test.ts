import type { RedeemTerms } from '@portal/kernel/contracts/order-terms'
import { people } from '../sandbox/world/people'
import { startPostgresPortal } from '../testing/postgres-portal'
import type { TestPortal } from '../testing/test-portal'
import { checkInvariants } from './invariants'
import { exitJourney } from './testing/exit-journey'

let portal: TestPortal

beforeAll(async () => void (portal = await startPostgresPortal()), 240_000)
afterAll(() => portal.close())

test('of eight redemptions of all units that come at once one is taken, and seven hear that nothing is free', async () => {
  const wish: Omit<RedeemTerms, 'kind'> = {
    schemePlanCode: 'FLEXI-DG',
    folioNo: '91024821',
    bankId: 'BA-1001-1',
    howMuch: { amountUnitType: 'ALL_UNITS' },
  }
  const { pan } = people.asha
  const own = exitJourney(portal, pan, await portal.loginAs(pan))
  const codes = []
  for (let index = 0; index < 8; index += 1) codes.push(await own.redeemCode(wish))
  const answers = await Promise.all(codes.map((code) => own.redeem(wish, code)))
  const results = answers.map(({ resultInfo }) => resultInfo.resultCodeId).sort()
  expect(results.filter((code) => code === '-372')).toHaveLength(7)
  expect(answers.filter(({ data }) => data)).toHaveLength(1)
  expect(await checkInvariants(portal.platform.db)).toEqual([])
  await portal.advanceTo(new Date('2026-08-25T23:00:00+05:30'))
  expect(await checkInvariants(portal.platform.db)).toEqual([])
}, 120_000)
