import { sampleApplicant } from '../testing/sample-draft'
import { emptyNominee, faultsOf, fromValues, sharesFault, valuesOf } from './nominee-values'

const today = '2026-08-25'
const rohan = {
  ...emptyNominee(),
  name: 'Rohan Verma',
  relation: 'SP' as const,
  share: '100',
  identityKind: 'Aadhaar' as const,
  identityNumber: '4821',
}

test('a nominee comes back into the fields as it was saved', () => {
  const saved = fromValues({ ...rohan, dateOfBirth: '2015-06-01', guardianName: 'Mira Rao' }, today)
  expect(saved.guardian).toEqual({ name: 'Mira Rao', relation: 'GD' })
  expect(fromValues(valuesOf(saved), today)).toEqual(saved)
})

test('who is of age has no guardian', () => {
  expect(
    fromValues({ ...rohan, dateOfBirth: '1988-06-01', guardianName: 'Mira Rao' }, today).guardian,
  ).toBeNull()
})

test.each([
  ['nothing is wrong with', {}, []],
  ['no relation', { relation: null }, ['relation']],
  ['the name of an applicant', { name: 'ASHA VERMA' }, ['name']],
  ['a whole Aadhaar number', { identityNumber: '123412341234' }, ['identity']],
  ['no identity', { identityKind: null }, ['identity']],
  ['a child without a guardian', { dateOfBirth: '2015-06-01' }, ['guardian']],
  [
    'a child whose guardian has its name',
    { dateOfBirth: '2015-06-01', guardianName: 'rohan verma' },
    ['guardian'],
  ],
])('%s a nominee is said at its field', (_what, changes, fields) => {
  expect(Object.keys(faultsOf({ ...rohan, ...changes }, [sampleApplicant], today))).toEqual(fields)
})

test('the shares of all are judged together', () => {
  expect(
    sharesFault([
      { ...rohan, share: '60' },
      { ...rohan, share: '40' },
    ]),
  ).toBeUndefined()
  expect(sharesFault([{ ...rohan, share: '60' }])).toMatch(/100%/)
})

test('a share with a comma is no share, and not a hundred times it', () => {
  expect(sharesFault([{ ...rohan, share: '33,33' }])).toMatch(/at most two decimals/)
})
