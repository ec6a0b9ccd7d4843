import { planFor, schemeOption, schemePlanOf, schemesOffered } from './scheme-options'
import { sampleScheme } from '@portal/testing/samples'

const direct = sampleScheme()
const regular = sampleScheme({ schemePlanCode: 'FLEXI-RG', planMode: 'REGULAR', planCode: 'R' })
const closed = sampleScheme({ schemePlanCode: 'SMALL-DG', schemeDesc: 'Neem Small Cap Fund', purAllow: 'N' })

test('a scheme named without its plan is bought in its Direct plan [S9.022]', () => {
  expect(schemePlanOf('FLEXI')).toBe('FLEXI-DG')
  expect(schemePlanOf('FLEXI-RD')).toBe('FLEXI-RD')
})

test.each([null, '', 'flexi', '<script>', 'FLEXI-XX'])('%s in the address names no scheme', (text) => {
  expect(schemePlanOf(text)).toBeUndefined()
})

test('Regular plans are offered through a distributor, Direct ones otherwise', () => {
  const values = (mode: 'DIRECT' | 'REGULAR', chosen: string | null = null) =>
    schemesOffered([regular, direct], mode, chosen).map((scheme) => schemeOption(scheme).value)
  expect(values('DIRECT')).toEqual(['FLEXI-DG'])
  expect(values('REGULAR')).toEqual(['FLEXI-RG'])
  expect(values('DIRECT', 'FLEXI-RG')).toContain('FLEXI-RG')
})

test('a closed scheme stays in the list and says so', () => {
  expect(schemesOffered([closed], 'DIRECT', null).map(schemeOption)[0]).toEqual({
    value: 'SMALL-DG',
    label: 'Neem Small Cap Fund',
    detail: 'Direct · Growth · closed to new investments',
    verbatim: true,
  })
})

test('the plan of the same scheme and option is bought with a distributor, or without one', () => {
  expect(planFor([regular, direct], 'FLEXI-DG', 'REGULAR')).toBe('FLEXI-RG')
  expect(planFor([regular, direct], 'FLEXI-RG', 'DIRECT')).toBe('FLEXI-DG')
  expect(planFor([closed], 'SMALL-DG', 'REGULAR')).toBe('SMALL-DG')
})
