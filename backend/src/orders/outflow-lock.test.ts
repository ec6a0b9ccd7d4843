import { randomUUID } from 'node:crypto'
import type { RedeemTerms } from '@portal/contracts/orders/order-terms'
import { sql } from 'drizzle-orm'
import { rowsOf } from '../platform/database'
import { people } from '../../sandbox/data/people'
import { startPostgresPortal } from '../../test-kit/postgres-portal'
import type { TestPortal } from '../../test-kit/test-portal'
import { checkInvariants } from '../invariants'
import { outflowJourney } from '../../test-kit/orders/outflow-journey'

let portal: TestPortal

beforeAll(async () => void (portal = await startPostgresPortal()), 240_000)
afterAll(() => portal.close())

test('of eight redemptions of all units that come at once one is taken, and seven hear that nothing is free', async () => {
  const draftTerms: Omit<RedeemTerms, 'kind'> = {
    schemePlanCode: 'FLEXI-DG',
    folioNo: '91024821',
    bankId: 'BA-1001-1',
    howMuch: { amountUnitType: 'ALL_UNITS' },
  }
  const { pan } = people.asha
  const own = outflowJourney(portal, pan, await portal.loginAs(pan))
  const codes = []
  for (let index = 0; index < 8; index += 1) codes.push(await own.redeemCode(draftTerms))
  const answers = await Promise.all(codes.map((code) => own.redeem(draftTerms, code)))
  const results = answers.map(({ resultInfo }) => resultInfo.resultCodeId).sort()
  expect(results.filter((code) => code === '-372')).toHaveLength(7)
  expect(answers.filter(({ data }) => data)).toHaveLength(1)
  expect(await checkInvariants(portal.platform.db)).toEqual([])
  await portal.advanceTo(new Date('2026-08-25T23:00:00+05:30'))
  expect(await checkInvariants(portal.platform.db)).toEqual([])
})

test('of two clicks that send one redemption of all units at once both hear of the same order', async () => {
  const { pan } = people.bharat
  const own = outflowJourney(portal, pan, await portal.loginAs(pan))
  const [held] = await rowsOf<{ folio_no: string; plan_code: string; bank_id: string }>(
    portal.platform.db,
    sql`select l.folio_no, l.plan_code, b.bank_id from lots l join folios f using (folio_no)
      join folio_banks b using (folio_no) where f.pan = ${pan} and l.units_left > 0 limit 1`,
  )
  if (!held) throw new Error('Bharat holds nothing')
  const draftTerms = {
    schemePlanCode: held.plan_code,
    folioNo: held.folio_no,
    bankId: held.bank_id,
    howMuch: { amountUnitType: 'ALL_UNITS' },
  } as const
  const code = await own.redeemCode(draftTerms)
  const key = randomUUID()
  const answers = await Promise.all([0, 1, 2].map(() => own.redeem(draftTerms, code, key)))
  expect(new Set(answers.map(({ data }) => data.transactionId)).size).toBe(1)
  expect(await checkInvariants(portal.platform.db)).toEqual([])
})
