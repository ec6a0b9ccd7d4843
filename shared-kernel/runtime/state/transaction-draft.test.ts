// @needs-page
import * as z from 'zod/mini'
import { emptyTransactionDraft, TransactionDraft } from '@portal/contracts/orders/transaction-draft'
import { getTwoFactor, readStored, signOut, storeTwoFactor } from '../session/public'
import { limits } from '@portal/contracts/validation/limits'
import { keptDraftAtom, portalStore, RESET, transactionDraftAtom } from './public'

const draftAtom = transactionDraftAtom(TransactionDraft, emptyTransactionDraft)
const filled: TransactionDraft = {
  ...emptyTransactionDraft,
  transactionType: 'SIP',
  transactionDetails: { ...emptyTransactionDraft.transactionDetails, amount: 5_000_00, sipDate: 10 },
  idempotencyKey: 'key-1',
}

async function afterReload(): Promise<unknown> {
  let read: unknown
  await jest.isolateModulesAsync(async () => {
    const state = await import('./public')
    read = state.portalStore.get(state.transactionDraftAtom(TransactionDraft, emptyTransactionDraft))
  })
  return read
}

beforeEach(() => {
  portalStore.set(draftAtom, RESET)
  sessionStorage.clear()
})

test('the draft survives a reload with its idempotency key', async () => {
  portalStore.set(draftAtom, filled)
  portalStore.set(draftAtom, (last) => ({ ...last, orderId: 'order-1' }))
  await expect(afterReload()).resolves.toEqual({ ...filled, orderId: 'order-1' })
})

test('a draft whose texts are longer than the server takes survives a reload, for its form to refuse them', async () => {
  const { transactionDetails: details } = filled
  const advice = { distributorARN: 'ARN-1204', euin: null, ria: null, executionOnly: true }
  const smartSip = {
    nomineeName: 'x'.repeat(limits.text.name + 1),
    nomineeRelation: null,
    healthDeclared: false,
  }
  const distributorInfo = { ...advice, subBrokerCode: 'x'.repeat(limits.text.subBroker + 1) }
  const draft = { ...filled, transactionDetails: { ...details, distributorInfo, smartSip } }
  portalStore.set(draftAtom, draft)
  await expect(afterReload()).resolves.toEqual(draft)
})

test('a reset empties the draft, here and in storage, and removes the stored two-factor details [S3.042]', async () => {
  portalStore.set(draftAtom, filled)
  storeTwoFactor({ otp: 'ABC1234', otpVerifyMode: 'OTP', referenceNumber: 'r1' })
  portalStore.set(draftAtom, RESET)
  expect(portalStore.get(draftAtom)).toEqual(emptyTransactionDraft)
  expect(getTwoFactor()).toBeUndefined()
  expect(sessionStorage.getItem('transactionDraft')).toBeNull()
  await expect(afterReload()).resolves.toEqual(emptyTransactionDraft)
})

test('a sign-out empties the draft [S4.009]', async () => {
  portalStore.set(draftAtom, filled)
  await signOut('expired')
  expect(portalStore.get(draftAtom)).toEqual(emptyTransactionDraft)
  expect(sessionStorage.getItem('transactionDraft')).toBeNull()
})

test.each(['', '{', '[]', '7', '{"transactionType":"MELT"}', '{"transactionDetails":{}}'])(
  'a stored draft of %p counts as none',
  async (text) => {
    sessionStorage.setItem('transactionDraft', text)
    await expect(afterReload()).resolves.toEqual(emptyTransactionDraft)
  },
)

test('what a stored draft does not say counts as empty, and another shape of it takes nothing along that lies beside', async () => {
  sessionStorage.setItem('transactionDraft', '{"transactionType":"SIP","beside":{"outflow":{"units":"600"}}}')
  const beside = { outflow: { units: '600' } }
  await expect(afterReload()).resolves.toEqual({ ...emptyTransactionDraft, transactionType: 'SIP', beside })
  sessionStorage.setItem(
    'transactionDraft',
    '{"transactionType":"MELT","beside":{"outflow":{"units":"600"}}}',
  )
  await expect(afterReload()).resolves.toEqual({ ...emptyTransactionDraft, beside })
})

test('who needs little of the draft changes it as it is kept, and the draft shows it', () => {
  portalStore.set(draftAtom, filled)
  portalStore.set(keptDraftAtom(), (last) => ({ ...last, beside: { outflow: { units: '600' } } }))
  expect(portalStore.get(draftAtom)).toEqual({ ...filled, beside: { outflow: { units: '600' } } })
  portalStore.set(draftAtom, (last) => ({ ...last, orderId: 'order-1' }))
  expect(portalStore.get(keptDraftAtom())).toMatchObject({
    beside: { outflow: { units: '600' } },
    orderId: 'order-1',
  })
})

test('the restart flag lies in local storage, encrypted, only while it is set [S3.041] [S3.004]', () => {
  portalStore.set(draftAtom, { ...filled, isRestartSip: true })
  expect(readStored('isRestartSip', z.boolean())).toBe(true)
  expect(localStorage.getItem('isRestartSip')).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/)
  portalStore.set(draftAtom, (last) => ({ ...last, isRestartSip: false }))
  expect(localStorage.getItem('isRestartSip')).toBeNull()
  portalStore.set(draftAtom, { ...filled, isRestartSip: true })
  portalStore.set(draftAtom, RESET)
  expect(localStorage.getItem('isRestartSip')).toBeNull()
})

test('whoever asks for the draft gets the same one', () => {
  expect(transactionDraftAtom(TransactionDraft, emptyTransactionDraft)).toBe(draftAtom)
})
