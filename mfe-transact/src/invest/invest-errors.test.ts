import { CREATE_FOLIO } from '@portal/kernel'
import { banksOf, investErrors, type InvestFacts } from './invest-errors'
import { NEW_BANK, NO_NOMINEE, type InvestValues } from './invest-values'
import { sampleBank, sampleFolio } from '../testing/sample-folios'
import { sampleScheme } from '@portal/kernel/testing/samples'

const cooling = sampleBank({ bankId: 'bank-3308', usableFrom: '2026-08-31' })
const facts: InvestFacts = {
  schemes: [sampleScheme(), sampleScheme({ schemePlanCode: 'SMALL-DG', purAllow: 'N' })],
  folios: [sampleFolio(), sampleFolio({ folioNo: '2000000002', holdingMode: 'Joint' })],
  banks: [sampleBank(), cooling],
}
const good: InvestValues = { schemePlanCode: 'FLEXI-DG', folio: '1000004821', amount: 2_500_000 }
const fresh: InvestValues = { ...good, folio: CREATE_FOLIO, bank: 'bank-4417', nomination: NO_NOMINEE }
const account: InvestValues = {
  ...fresh,
  bank: NEW_BANK,
  accountNumber: '12345678901',
  accountAgain: '12345678901',
  ifscCode: 'PARJ0000417',
  accountType: 'Savings',
}

test('a complete order has nothing to correct', () => {
  expect(investErrors(good, facts)).toEqual({})
  expect(investErrors(fresh, facts)).toEqual({})
  expect(investErrors(account, facts)).toEqual({})
})

test('an empty page names the scheme, the folio and the amount', () => {
  expect(investErrors({}, facts)).toEqual({
    schemePlanCode: 'Choose a scheme',
    folio: 'Choose a folio',
    amount: 'Enter an amount',
  })
})

test('a closed scheme and a joint folio are refused with the reason [S8.019]', () => {
  const errors = investErrors({ ...good, schemePlanCode: 'SMALL-DG', folio: '2000000002' }, facts)
  expect(errors.schemePlanCode).toMatch(/closed to new investments/)
  expect(errors.folio).toMatch(/^Online transactions are not activated/)
})

test('an amount below the additional minimum names the smallest one', () => {
  expect(investErrors({ ...good, amount: 49_900 }, facts).amount).toMatch(/₹500/)
})

test('a new folio needs a usable bank and a choice on nominees', () => {
  expect(Object.keys(investErrors({ ...good, folio: CREATE_FOLIO }, facts))).toEqual(['bank', 'nomination'])
  expect(investErrors({ ...fresh, bank: 'bank-3308' }, facts).bank).toMatch(/31 Aug 2026/)
})

test('a new account is checked field by field, and typed twice', () => {
  const errors = investErrors(
    { ...account, accountAgain: '12345678902', ifscCode: 'PARJ1', accountType: undefined },
    facts,
  )
  expect(Object.keys(errors)).toEqual(['accountAgain', 'ifscCode', 'accountType'])
  expect(errors.accountAgain).toMatch(/differ/)
})

test('an account of several folios is listed once', () => {
  expect(banksOf([sampleFolio(), sampleFolio({ banks: [sampleBank(), cooling] })])).toHaveLength(2)
})
