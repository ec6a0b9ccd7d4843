import { sampleScheme } from '@portal/testing/samples'
import { targetOptions } from './target-fields'

const held = { schemePlanCode: 'FLEXI-DG', planName: 'DIRECT' } as const
const large = sampleScheme({ schemePlanCode: 'LARGE-DG', schemeDesc: 'Neem Large Cap Fund' })
const schemes = [
  large,
  sampleScheme(),
  sampleScheme({ schemePlanCode: 'FLEXI-DD', optDesc: 'IDCW payout', displayOrder: 2 }),
  sampleScheme({ schemePlanCode: 'LARGE-RG', planMode: 'REGULAR', planCode: 'R' }),
  sampleScheme({ schemePlanCode: 'SMALL-DG', purAllow: 'N' }),
  sampleScheme({ schemePlanCode: 'VALUE-DG', nfoscheme: true }),
]
const values = (...requested: Parameters<typeof targetOptions>) =>
  targetOptions(...requested).map(({ value }) => value)

test('a switch goes into an open fund of the same plan mode, which may be another option of the same fund', () => {
  expect(values(schemes, held)).toEqual(['LARGE-DG', 'FLEXI-DD'])
  expect(values(schemes, { schemePlanCode: 'FLEXI-RG', planName: 'REGULAR' })).toEqual(['LARGE-RG'])
})

test('a held fund that the list does not name any more can be left', () => {
  expect(values([large], { ...held, schemePlanCode: 'OLD-DG' })).toEqual(['LARGE-DG'])
})
