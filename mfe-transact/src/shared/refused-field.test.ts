import { fieldOfRefusal, refusedFields, refusedState } from './refused-field'

test.each([
  ['-301', 'folio'],
  ['-303', 'schemePlanCode'],
  ['-307', 'amount'],
  ['-311', 'nomination'],
  ['-312', 'bank'],
  ['-331', 'accountNumber'],
  ['-333', 'ifscCode'],
])('refusal %s is about the field %s', (code, field) => expect(fieldOfRefusal(code)?.name).toBe(field))

test('a refusal about no field names none', () => expect(fieldOfRefusal('-8005')).toBeUndefined())

test('the field and the words travel with the navigation, and nothing else is taken for them', () => {
  const state = refusedState({ name: 'ifscCode', label: 'IFSC' }, 'No branch has this IFSC.')
  expect(refusedFields(state)).toEqual({ ifscCode: 'No branch has this IFSC.' })
  for (const other of [null, undefined, 'text', { refused: 7 }, { refused: { field: 'x' } }])
    expect(refusedFields(other)).toBeUndefined()
})
