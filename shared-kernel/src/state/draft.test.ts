// @needs-page
import type { ApplicantForm } from '../../contracts/drafts'
import {
  AutoSwitchNfo,
  emptyMultiCart,
  emptyNewFolioDraft,
  emptyTransactionDraft,
  MultiCart,
  NewFolioDraft,
  TransactionDraft,
  UploadedCheque,
} from '../../contracts/drafts'
import * as z from 'zod/mini'
import { getTwoFactor, readStored, signOut, storeTwoFactor, type StoredShape } from '../session/public'
import { draftAtom, portalStore, RESET, type DraftKey, type Drafts } from './public'

const cheque: UploadedCheque = {
  formImage: 'document-1',
  showFileName: 'cheque.png',
  fileSize: 12_345,
  blobData: 'data:image/png;base64,AAAA',
  isTiff: false,
}
const applicant: ApplicantForm = {
  pan: 'ZZZPV1001A',
  dateOfBirth: '1985-02-11',
  investorName: 'Asha Verma',
  Email: 'asha@example.in',
  Mobile: '9876543210',
  mobileBelongsto: 'Self',
  mobileBelongstoCode: 'SE',
  emailBelongsto: 'Self',
  emailBelongstoCode: 'SE',
}
const nfo: AutoSwitchNfo = {
  switchToNfo: true,
  switchToSchemeCode: 'BHARAT',
  switchToOptionCode: 'G',
  switchToPlanCode: 'D',
  switchToDescription: 'Neem Bharat Fund',
  switchToSchemeName: 'Neem Bharat Fund',
  switchToPlanName: 'Direct',
  switchToOptionName: 'Growth',
}

interface Sample<Key extends DraftKey> {
  shape: StoredShape<Drafts[Key]>
  empty: Drafts[Key]
  filled: Drafts[Key]
}
const samples: { [Key in DraftKey]: Sample<Key> } = {
  newFolio: {
    shape: NewFolioDraft,
    empty: emptyNewFolioDraft,
    filled: { ...emptyNewFolioDraft, applicants: [applicant], noNominee: true, chequeImage: cheque },
  },
  transactionDraft: {
    shape: TransactionDraft,
    empty: emptyTransactionDraft,
    filled: { ...emptyTransactionDraft, transactionType: 'SIP', isRestartSip: true, chequeData: cheque },
  },
  multiCart: {
    shape: MultiCart,
    empty: emptyMultiCart,
    filled: { ...emptyMultiCart, sipGoal: 'Dream Home', investmentMode: 'Regular' },
  },
  autoSwitchNfo: { shape: z.nullable(AutoSwitchNfo), empty: null, filled: nfo },
  uploadedCheque: { shape: z.nullable(UploadedCheque), empty: null, filled: cheque },
}
const keys = Object.keys(samples) as DraftKey[]

function atomOf<Key extends DraftKey>(key: Key, make: typeof draftAtom = draftAtom) {
  const { shape, empty } = samples[key]
  return make(key, shape, empty)
}

async function afterReload<Key extends DraftKey>(key: Key): Promise<unknown> {
  let read: unknown
  await jest.isolateModulesAsync(async () => {
    const state = await import('./public')
    read = state.portalStore.get(atomOf(key, state.draftAtom))
  })
  return read
}

beforeEach(() => {
  for (const key of keys) portalStore.set(atomOf(key), RESET)
  sessionStorage.clear()
})

test.each(keys)(
  'the draft %s survives a reload [S3.025] [S3.041] [S3.052] [S3.053] [S3.054]',
  async (key) => {
    portalStore.set(atomOf(key), samples[key].filled)
    expect(portalStore.get(atomOf(key))).toEqual(samples[key].filled)
    await expect(afterReload(key)).resolves.toEqual(samples[key].filled)
  },
)

test.each(keys)('a reset empties the draft %s, here and in storage [S3.042]', async (key) => {
  portalStore.set(atomOf(key), samples[key].filled)
  portalStore.set(atomOf(key), RESET)
  expect(portalStore.get(atomOf(key))).toEqual(samples[key].empty)
  expect(sessionStorage.getItem(key)).toBeNull()
  await expect(afterReload(key)).resolves.toEqual(samples[key].empty)
})

test.each(keys)('a sign-out empties the draft %s [S4.009]', async (key) => {
  portalStore.set(atomOf(key), samples[key].filled)
  await signOut('expired')
  expect(portalStore.get(atomOf(key))).toEqual(samples[key].empty)
  expect(sessionStorage.getItem(key)).toBeNull()
})

test.each(keys)('what lies in the place of the draft %s in another shape counts as none', async (key) => {
  for (const text of ['{', '[]', '{"applicants":"x"}', '7']) {
    sessionStorage.setItem(key, text)
    await expect(afterReload(key)).resolves.toEqual(samples[key].empty)
  }
})

test('a reset of the transaction draft removes the stored two-factor details and the restart flag [S3.042] [S3.041]', () => {
  portalStore.set(atomOf('transactionDraft'), samples.transactionDraft.filled)
  storeTwoFactor({ otp: 'ABC1234', otpVerifyMode: 'OTP', referenceNumber: 'r1' })
  expect(readStored('isRestartSip', z.boolean())).toBe(true)
  portalStore.set(atomOf('transactionDraft'), RESET)
  expect(getTwoFactor()).toBeUndefined()
  expect(localStorage.getItem('isRestartSip')).toBeNull()
})

test('the restart flag lies in local storage, encrypted, only while it is set [S3.041] [S3.004]', () => {
  const draft = atomOf('transactionDraft')
  portalStore.set(draft, { ...emptyTransactionDraft, isRestartSip: true })
  expect(localStorage.getItem('isRestartSip')).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/)
  portalStore.set(draft, (last) => ({ ...last, isRestartSip: false }))
  expect(localStorage.getItem('isRestartSip')).toBeNull()
})

test('a reset of the new folio takes its cheque along', () => {
  portalStore.set(atomOf('newFolio'), samples.newFolio.filled)
  portalStore.set(atomOf('uploadedCheque'), cheque)
  portalStore.set(atomOf('newFolio'), RESET)
  expect(portalStore.get(atomOf('uploadedCheque'))).toBeNull()
})

test('a preview too large for storage lasts as long as the page; the rest of the cheque survives', async () => {
  const large = { ...cheque, blobData: `data:image/png;base64,${'A'.repeat(600_000)}` }
  portalStore.set(atomOf('newFolio'), { ...samples.newFolio.filled, chequeImage: large })
  portalStore.set(atomOf('uploadedCheque'), large)
  expect(portalStore.get(atomOf('uploadedCheque'))).toEqual(large)
  await expect(afterReload('uploadedCheque')).resolves.toEqual({ ...cheque, blobData: null })
  await expect(afterReload('newFolio')).resolves.toMatchObject({
    applicants: [applicant],
    chequeImage: { formImage: 'document-1', blobData: null },
  })
})

test('whoever asks for a draft gets the same one', () => {
  expect(atomOf('multiCart')).toBe(atomOf('multiCart'))
})
