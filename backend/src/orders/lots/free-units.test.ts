import type { HoldingFacts } from '../../folios/holding'
import { countFree } from './free-units'

const lot = (entryId: number, boughtOn: string, unitsLeft: string) => ({
  entryId,
  boughtOn,
  unitsLeft,
  costLeftPaise: 1_000_00,
})
const held = (facts: Partial<HoldingFacts> = {}): HoldingFacts => ({
  lots: [lot(1, '2023-08-25', '100.000'), lot(2, '2024-01-10', '50.000')],
  lienUnits: '0.000',
  holdUnits: '0.000',
  employeeFreeUnits: '0.000',
  ...facts,
})
const nothing = { units: '0.000', orders: [] }
const today = '2026-08-25'

test('each purchase is locked for its years to the day', () => {
  expect(countFree(held(), nothing, 3, '2026-08-24')).toMatchObject({ balance: '150.000', free: '0.000' })
  expect(countFree(held(), nothing, 3, today)).toMatchObject({
    free: '100.000',
    blocked: [{ why: 'lock-in', units: '50.000', until: '2027-01-10' }],
  })
  expect(countFree(held(), nothing, 0, today).free).toBe('150.000')
})

test.each([
  ['lien', { lienUnits: '30.000' }, nothing],
  ['hold', { holdUnits: '30.000' }, nothing],
  ['order', {}, { units: '30.000', orders: [] }],
])('units that a %s blocks are not free', (why, facts, ordered) => {
  const { free, blocked } = countFree(held(facts), ordered, 0, today)
  expect(free).toBe('120.000')
  expect(blocked).toMatchObject([{ why, units: '30.000' }])
})

test('blocks that overlap leave nothing, and never less', () => {
  const facts = { lienUnits: '100.000', holdUnits: '100.000' }
  expect(countFree(held(facts), nothing, 0, today).free).toBe('0.000')
})

test('an order that comes now sells what those before it leave, the oldest units first', () => {
  const { lots } = countFree(held(), { units: '120.000', orders: [] }, 0, today)
  expect(lots.map(({ unitsLeft }) => unitsLeft)).toEqual(['0.000', '30.000'])
})
