import fc from 'fast-check'
import { validateAmount } from '@portal/kernel'
import { amountHint, amountRule } from './folio-rules'
import { sampleFolio } from '../testing/sample-folios'
import { sampleScheme } from '@portal/testing/samples'

test('a folio that holds the scheme takes the additional minimum, any other folio the first one', () => {
  const scheme = sampleScheme({ minPurchase: 500_000, minAddPurchase: 100_000 })
  expect(amountRule(scheme, sampleFolio())).toEqual({ kind: 'additional', min: 100_000, multiple: 100 })
  expect(amountRule(scheme, sampleFolio({ holdings: [] })).min).toBe(500_000)
  expect(amountRule(scheme, undefined).kind).toBe('first')
})

test('an additional purchase starts at Rs 1000.0 in multiples of 1 where the scheme says nothing [S9.021]', () => {
  const scheme = sampleScheme({ minAddPurchase: 0, minAddPurchaseMultipleAmt: 0 })
  expect(amountRule(scheme, sampleFolio())).toMatchObject({ min: 100_000, multiple: 100 })
})

test('the rule is told in words', () => {
  expect(amountHint({ kind: 'first', min: 100_000, multiple: 100 })).toBe('₹1,000 or more, in steps of ₹1.')
  expect(amountHint({ kind: 'additional', min: 50_000, multiple: 100 })).toBe(
    'Add ₹500 or more, in steps of ₹1.',
  )
})

test('the smallest allowed amount and every step above it pass validation, one paisa less does not', () => {
  const paise = fc.integer({ min: 1, max: 1_000_000 })
  fc.assert(
    fc.property(paise, paise, fc.nat(1000), (min, multiple, steps) => {
      const rule = amountRule(sampleScheme({ minPurchase: min, minPurchaseMultiples: multiple }), undefined)
      expect(validateAmount(min + steps * multiple, rule)).toBeUndefined()
      expect(validateAmount(min - 1, rule)).toBeDefined()
    }),
  )
})
