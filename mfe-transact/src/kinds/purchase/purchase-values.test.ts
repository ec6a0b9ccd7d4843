import { CREATE_FOLIO } from '@portal/kernel'
import { sampleScheme } from '@portal/testing/samples'
import { sampleDraft } from '../../testing/sample-draft'
import { sampleFolio } from '../../testing/sample-folios'
import { choiceOf, purchaseValuesOf } from './purchase-values'

const account = { accountNumber: '12345678901', ifscCode: 'PARJ0000417', accountType: 'Savings' as const }
const facts = { schemes: [sampleScheme()], folios: [sampleFolio()] }

test('a draft comes back into the fields as it was left', () => {
  expect(choiceOf(purchaseValuesOf(sampleDraft(), facts), facts)).toMatchObject({
    scheme: { schemePlanCode: 'FLEXI-DG' },
    folioNo: '1000004821',
    amount: 2_500_000,
  })
  const newFolio = { bank: account, nomination: { kind: 'sameAs' as const, folioNo: '1000004821' } }
  const fresh = sampleDraft({ newFolio }, { selectFolio: 'new' })
  expect(choiceOf(purchaseValuesOf(fresh, facts), facts).newFolio).toEqual(newFolio)
})

test('a folio that is not there any more gives way to the likeliest one', () => {
  const gone = sampleDraft({}, { selectFolio: '99999999' })
  expect(purchaseValuesOf(gone, facts).folio).toBe('1000004821')
  expect(purchaseValuesOf(sampleDraft({}, { selectFolio: null }), { folios: [] }).folio).toBe(CREATE_FOLIO)
})

test('a new folio is part of the order once it is complete, and only while a new one is chosen', () => {
  const newFolio = { bank: account, nomination: { kind: 'none' as const } }
  expect(choiceOf({ folio: CREATE_FOLIO, createFolio: { newFolio: null } }, facts).newFolio).toBeNull()
  expect(choiceOf({ folio: CREATE_FOLIO }, facts).newFolio).toBeNull()
  expect(choiceOf({ folio: CREATE_FOLIO, createFolio: { newFolio } }, facts).newFolio).toEqual(newFolio)
  expect(choiceOf({ folio: '1000004821', createFolio: { newFolio } }, facts).newFolio).toBeNull()
})
