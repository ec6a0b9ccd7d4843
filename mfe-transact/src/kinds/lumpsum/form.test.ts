import { CREATE_FOLIO } from '@portal/kernel'
import type { PurchaseFacts, PurchaseValues } from '../purchase/purchase-values'
import { lumpsumErrors } from './form'
import { sampleFolio } from '../../testing/sample-folios'
import { sampleScheme } from '@portal/testing/samples'

const facts: PurchaseFacts = {
  schemes: [sampleScheme(), sampleScheme({ schemePlanCode: 'SMALL-DG', purAllow: 'N' })],
  folios: [sampleFolio(), sampleFolio({ folioNo: '2000000002', holdingMode: 'Joint' })],
}
const good: PurchaseValues = { schemePlanCode: 'FLEXI-DG', folio: '1000004821', amount: 2_500_000 }
const fresh: PurchaseValues = { ...good, folio: CREATE_FOLIO }

test('a complete order has nothing to correct', () => {
  expect(lumpsumErrors(good, facts)).toEqual({})
  expect(lumpsumErrors(fresh, facts)).toEqual({})
})

test('an empty page names the scheme, the folio and the amount', () => {
  expect(lumpsumErrors({}, facts)).toEqual({
    schemePlanCode: 'Choose a scheme',
    folio: 'Choose a folio',
    amount: 'Enter an amount',
  })
})

test('a closed scheme and a joint folio are refused with the reason [S8.019]', () => {
  const errors = lumpsumErrors({ ...good, schemePlanCode: 'SMALL-DG', folio: '2000000002' }, facts)
  expect(errors.schemePlanCode).toMatch(/closed to new investments/)
  expect(errors.folio).toMatch(/^Online transactions are not activated/)
})

test('an amount below the additional minimum names the smallest one', () => {
  expect(lumpsumErrors({ ...good, amount: 49_900 }, facts).amount).toMatch(/₹500/)
})
