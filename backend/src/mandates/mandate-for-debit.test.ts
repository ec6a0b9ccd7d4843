import { addDays } from '@portal/contracts/format'
import { people } from '../../sandbox/data/people'
import { startTestPortal, type TestPortal } from '../../test-kit/test-portal'
import { mandateForDebit } from './mandate-for-debit'
import { type MandateRow, mandatesWithPan } from './mandate.repository'

let portal: TestPortal
let mandate: MandateRow

beforeAll(async () => {
  portal = await startTestPortal()
  const all = await mandatesWithPan(portal.platform.db, people.asha.pan)
  mandate = all.find(({ state }) => state === 'ACTIVE')!
})
afterAll(() => portal.close())

const debit = (amount: number, date: string) =>
  mandateForDebit(portal.platform.db, mandate.umrn, amount, date)

test('a mandate pays from its first day to its last, and on none before or after', async () => {
  const { validFrom, validTill } = mandate
  expect(await debit(100, validFrom)).toHaveProperty('account')
  expect(await debit(100, validTill)).toHaveProperty('account')
  const refused = { refused: { code: 'mandateNotValid' } }
  expect(await debit(100, addDays(validFrom, -1))).toEqual(refused)
  expect(await debit(100, addDays(validTill, 1))).toEqual(refused)
})

test('a mandate pays its limit, and not a paisa more', async () => {
  const { limitPaise: limit, validFrom } = mandate
  expect(await debit(limit, validFrom)).toHaveProperty('account')
  expect(await debit(limit + 1, validFrom)).toEqual({ refused: { code: 'mandateLimit', values: { limit } } })
})
