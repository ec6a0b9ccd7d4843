import { declarationOf, residencyErrors, valuesOf, type TaxValues } from './tax-values'

const usa = { country: 'US', tin: ' 123456789 ', noTinReason: 'A' }
const typed: TaxValues = {
  abroad: 'yes',
  residencies: [usa],
  birthCity: 'Kochi',
  birthCountry: 'IN',
  nationality: 'IN',
  incomeSlab: '10_TO_25',
  occupation: 'PRIVATE',
  wealthSource: 'SALARY',
  exposed: 'N',
}

test('a number needs no reason, and who pays tax in India only has neither', () => {
  expect(declarationOf(typed).residencies).toEqual([{ country: 'US', tin: '123456789', noTinReason: null }])
  const noNumber = declarationOf({ ...typed, residencies: [{ ...usa, tin: '' }] })
  expect(noNumber.residencies[0]).toMatchObject({ tin: null, noTinReason: 'A' })
  expect(declarationOf({ ...typed, abroad: 'no' }).residencies).toEqual([])
})

test('the form goes on from the last declaration with all of its countries, and masked numbers are typed again', () => {
  const two = declarationOf({ ...typed, residencies: [usa, { country: 'SG', tin: '', noTinReason: 'B' }] })
  expect(valuesOf(two)).toMatchObject({
    abroad: 'yes',
    birthCity: 'Kochi',
    residencies: [
      { country: 'US', tin: '' },
      { country: 'SG', tin: '', noTinReason: 'B' },
    ],
  })
  expect(valuesOf(null)).toMatchObject({ birthCountry: 'IN', abroad: 'no' })
})

test('each country needs a number or a reason, and stands there once', () => {
  expect(residencyErrors([usa, { ...usa, tin: '', noTinReason: '' }, { country: '', tin: '1' }])).toEqual([
    {},
    { country: expect.stringContaining('above already'), tin: expect.stringContaining('Enter the number') },
    { country: 'Country is required' },
  ])
})
