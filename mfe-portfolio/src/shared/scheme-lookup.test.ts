import { flexiCapDetails } from '../testing/samples'
import { lookupFor, pickPlan, saysUnknown } from './scheme-lookup'

test('asks for the scheme by its schemeCode [S7.098]', () => {
  expect(lookupFor('FLEXI-DG')).toEqual({ schemeCode: 'FLEXI', schemePlanCode: 'FLEXI-DG' })
  expect(lookupFor(' flexi-dg ')).toEqual({ schemeCode: 'FLEXI', schemePlanCode: 'FLEXI-DG' })
})

test.each([null, '', 'FLEXI', 'FLEXI-XX', '../auth', 'FLEXI-DG-DG', '<b>'])('asks nothing for %p', (code) => {
  expect(lookupFor(code)).toBeNull()
})

test('finds the asked plan in the list of schemes, or nothing', () => {
  expect(pickPlan([flexiCapDetails], 'FLEXI-DG')).toBe(flexiCapDetails)
  expect(pickPlan([flexiCapDetails], 'FLEXI-RG')).toBeUndefined()
  expect(pickPlan([], 'FLEXI-DG')).toBeUndefined()
})

test.each([
  ['refused', 200, true],
  ['http', 404, true],
  ['http', 400, true],
  ['http', 503, false],
  ['network', 0, false],
] as const)(
  'tells a scheme that does not exist from an answer that did not come: %s %i',
  (kind, status, unknown) => {
    expect(saysUnknown({ kind, status })).toBe(unknown)
  },
)
