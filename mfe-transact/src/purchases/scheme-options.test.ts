import { schemeOptions, schemePlanOf } from './scheme-options'
import { sampleFolio } from '../testing/sample-folios'
import { sampleScheme } from '@portal/kernel/testing/samples'

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

test('Regular plans are offered to investors of a distributor only', () => {
  const values = (arn: string | null, chosen: string | null = null) =>
    schemeOptions([regular, direct], [sampleFolio({ distributorARN: arn })], chosen).map(({ value }) => value)
  expect(values(null)).toEqual(['FLEXI-DG'])
  expect(values('ARN-0001')).toEqual(['FLEXI-DG', 'FLEXI-RG'])
  expect(values(null, 'FLEXI-RG')).toContain('FLEXI-RG')
})

test('a closed scheme stays in the list and says so', () => {
  expect(schemeOptions([closed], [], null)[0]).toEqual({
    value: 'SMALL-DG',
    label: 'Neem Small Cap Fund',
    detail: 'Direct · Growth · closed to new investments',
  })
})
