// @needs-page
import { getTwoFactor, signOut, storeTwoFactor } from '../session/public'
import { newTransactionDraftAtom, portalStore, RESET, type NewTransactionDraft } from './public'

const draft: NewTransactionDraft = {
  transactionType: 'LUMPSUM',
  schemePlanCode: 'FLEXI-DG',
  folioNo: 'new',
  newFolio: { bank: { bankId: 'b1' }, nomination: { kind: 'none' } },
  amount: 25_000_00,
  idempotencyKey: 'key-1',
  orderId: null,
  quickInvest: false,
  isClickedBack: false,
}
const nothing = { amount: null, schemePlanCode: null, folioNo: null, idempotencyKey: null, orderId: null }

async function afterReload(): Promise<NewTransactionDraft> {
  let read: NewTransactionDraft | undefined
  await jest.isolateModulesAsync(async () => {
    const state = await import('./public')
    read = state.portalStore.get(state.newTransactionDraftAtom)
  })
  if (!read) throw new Error('no draft')
  return read
}

beforeEach(() => portalStore.set(newTransactionDraftAtom, RESET))

test('the draft survives a reload with its idempotency key', async () => {
  portalStore.set(newTransactionDraftAtom, draft)
  portalStore.set(newTransactionDraftAtom, (last) => ({ ...last, orderId: 'order-1' }))
  await expect(afterReload()).resolves.toEqual({ ...draft, orderId: 'order-1' })
})

test('a reset clears the draft and the stored two-factor details [S3.042]', async () => {
  portalStore.set(newTransactionDraftAtom, draft)
  storeTwoFactor({ otp: 'ABC1234', otpVerifyMode: 'OTP', referenceNumber: 'r1' })
  portalStore.set(newTransactionDraftAtom, RESET)
  expect(portalStore.get(newTransactionDraftAtom)).toMatchObject(nothing)
  expect(getTwoFactor()).toBeUndefined()
  expect(sessionStorage.getItem('newTransaction')).toBeNull()
  await expect(afterReload()).resolves.toMatchObject(nothing)
})

test('a sign-out clears the draft', async () => {
  portalStore.set(newTransactionDraftAtom, draft)
  await signOut('expired')
  expect(portalStore.get(newTransactionDraftAtom)).toMatchObject(nothing)
})

test.each(['', '{', '{"amount":"lots"}', '[]'])('a stored draft of %p counts as none', async (text) => {
  sessionStorage.setItem('newTransaction', text)
  await expect(afterReload()).resolves.toMatchObject(nothing)
})
