import type { NewFolioTyped } from '@portal/contracts/wire/slots'
import { sampleBank, sampleFolio } from '../testing/sample-folios'
import { banksOf, validateNewFolio } from './validate-new-folio'
import { emptyNominee } from '../nominees/nominee-values'
import { NAMED_HERE, NEW_BANK, NO_NOMINEE, typedOf } from './new-folio-typed'

const cooling = sampleBank({ bankId: 'bank-3308', usableFrom: '2026-08-31' })
const folios = [
  sampleFolio({ banks: [sampleBank(), cooling] }),
  sampleFolio({ folioNo: '2000000002', nominees: [] }),
]
const known: NewFolioTyped = { bank: 'bank-4417', nomination: NO_NOMINEE }
const account: NewFolioTyped = {
  ...known,
  bank: NEW_BANK,
  accountNumber: '12345678901',
  accountAgain: '12345678901',
  ifscCode: 'PARJ0000417',
  accountType: 'Savings',
}
const holder = { pan: 'ZZZPV1001A', investorName: 'Asha Verma' }
const problems = (typed: NewFolioTyped) =>
  Object.fromEntries(
    validateNewFolio(typed, folios, holder).fields.flatMap(({ name, problem }) =>
      problem ? [[name, problem]] : [],
    ),
  )

test('a folio needs a usable bank and a word on nominees', () => {
  expect(Object.keys(problems({}))).toEqual(['bank', 'nomination'])
  expect(problems({ ...known, bank: 'bank-3308' })['bank']).toMatch(/31 Aug 2026/)
  expect(problems({ ...known, bank: 'somebody-elses' })['bank']).toBe('Choose a bank account')
  expect(validateNewFolio(known, folios, holder).newFolio).toEqual({
    bank: { bankId: 'bank-4417' },
    nomination: { kind: 'none' },
  })
})

test('a new account is checked field by field, and typed twice', () => {
  const wrong = problems({
    ...account,
    accountAgain: '12345678902',
    ifscCode: 'PARJ1',
    accountType: undefined,
  } as NewFolioTyped)
  expect(Object.keys(wrong)).toEqual(['accountAgain', 'ifscCode', 'accountType'])
  expect(wrong['accountAgain']).toMatch(/differ/)
  expect(validateNewFolio({ ...account, ifscCode: 'PARJ' }, folios, holder).newFolio).toBeNull()
})

test('what was typed of another account is no matter once an account of the list is chosen', () => {
  expect(
    validateNewFolio({ ...account, bank: 'bank-4417', ifscCode: 'PARJ1' }, folios, holder).newFolio,
  ).toMatchObject({
    bank: { bankId: 'bank-4417' },
  })
})

test('the nominees of a folio can be taken over, if it has some', () => {
  expect(validateNewFolio({ ...known, nomination: '1000004821' }, folios, holder).newFolio).toMatchObject({
    nomination: { kind: 'sameAs', folioNo: '1000004821' },
  })
  expect(Object.keys(problems({ ...known, nomination: '2000000002' }))).toEqual(['nomination'])
})

test('a described folio comes back into the fields as it was left', () => {
  const { newFolio } = validateNewFolio(account, folios, holder)
  expect(validateNewFolio(typedOf(newFolio), folios, holder).newFolio).toEqual(newFolio)
  expect(typedOf(null)).toEqual({})
})

test('an account of several folios is listed once', () => {
  expect(banksOf([...folios, ...folios])).toHaveLength(2)
})

test('named nominees are judged field by field and by their shares, and found again in the fields', () => {
  const rohan = {
    ...emptyNominee(),
    name: 'Rohan Verma',
    relation: 'SP' as const,
    share: '60',
    identityKind: 'Aadhaar' as const,
    identityNumber: '4821',
  }
  const named = { ...known, nomination: NAMED_HERE }
  expect(problems({ ...named, nominees: [rohan] })).toEqual({
    'nominee-shares': 'Nominee shares must total 100%. Yours total 60%.',
  })
  expect(
    Object.keys(problems({ ...named, nominees: [rohan, { ...rohan, name: 'Asha Verma', share: '40' }] })),
  ).toEqual(['nominee2-name'])
  const { newFolio } = validateNewFolio({ ...named, nominees: [{ ...rohan, share: '100' }] }, folios, holder)
  expect(newFolio).toMatchObject({ nomination: { kind: 'listed', nominees: [{ name: 'Rohan Verma' }] } })
  expect(validateNewFolio(typedOf(newFolio), folios, holder).newFolio).toEqual(newFolio)
})
