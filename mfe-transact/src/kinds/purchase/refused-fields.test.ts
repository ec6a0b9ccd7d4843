import { errorAt, fieldOfRefusal } from './refused-fields'

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

test('an error lies where its field does, also in the part of the new folio', () => {
  expect(errorAt({ name: 'amount' }, 'Too low')).toEqual({ amount: 'Too low' })
  expect(errorAt({ name: 'createFolio.ifscCode' }, 'No branch')).toEqual({
    createFolio: { ifscCode: 'No branch' },
  })
})
