import { declarationOf, valuesOf, type TaxValues } from './tax-values'

const typed: TaxValues = {
  abroad: 'yes',
  country: 'US',
  tin: ' 123456789 ',
  noTinReason: 'A',
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
  expect(declarationOf({ ...typed, tin: '' }).residencies[0]).toMatchObject({ tin: null, noTinReason: 'A' })
  expect(declarationOf({ ...typed, abroad: 'no' }).residencies).toEqual([])
})

test('the form goes on from the last declaration, and a masked number is typed again', () => {
  expect(valuesOf(declarationOf(typed))).toMatchObject({ abroad: 'yes', country: 'US', birthCity: 'Kochi' })
  expect(valuesOf(declarationOf(typed)).tin).toBeUndefined()
  expect(valuesOf(null)).toMatchObject({ birthCountry: 'IN', abroad: 'no' })
})
