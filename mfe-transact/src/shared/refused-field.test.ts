import { errorAt, fieldOfRefusal, refusedFields, refusedState } from './refused-field'

test.each([
  ['-301', 'folio'],
  ['-303', 'schemePlanCode'],
  ['-307', 'amount'],
  ['-311', 'createFolio.nomination'],
  ['-312', 'createFolio.bank'],
  ['-331', 'createFolio.accountNumber'],
  ['-680', 'createFolio.accountNumber'],
  ['-333', 'createFolio.ifscCode'],
])('refusal %s is about the field %s', (code, field) => expect(fieldOfRefusal(code)?.name).toBe(field))

test('a refusal about no field names none', () => expect(fieldOfRefusal('-8005')).toBeUndefined())

test('the field and the words travel with the navigation, and nothing else is taken for them', () => {
  const state = refusedState({ name: 'ifscCode', label: 'IFSC' }, 'No branch has this IFSC.')
  expect(refusedFields(state)).toEqual({ ifscCode: 'No branch has this IFSC.' })
  for (const other of [null, undefined, 'text', { refused: 7 }, { refused: { field: 'x' } }])
    expect(refusedFields(other)).toBeUndefined()
})

test('an error lies where its field does, also in the part of the new folio', () => {
  expect(errorAt({ name: 'amount', label: 'amount' }, 'Too low')).toEqual({ amount: 'Too low' })
  expect(errorAt({ name: 'createFolio.ifscCode', label: 'IFSC' }, 'No branch')).toEqual({
    createFolio: { ifscCode: 'No branch' },
  })
})
