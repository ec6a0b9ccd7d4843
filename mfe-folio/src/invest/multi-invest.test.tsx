import type { CartItem } from '@portal/contracts/cart/cart'
import { draftNow, navigate, ok, renderPage, routing } from '@portal/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import UploadChequePage from '../bank/upload-cheque.page'
import { sampleDraft } from '../testing/sample-draft'
import CartHandOverPage from './cart-hand-over.page'
import MultiInvestPage from './multi-invest.page'

jest.mock('@portal/kernel', () =>
  jest.requireActual<typeof import('@portal/testing')>('@portal/testing').routedKernel(),
)

const bankAccount = {
  bankName: 'Parijat Bank',
  ifscCode: 'PRJT0000417',
  branchName: 'Fort',
  branchCity: 'Mumbai',
  accountType: 'Savings' as const,
  accountNumber: '4417',
  paymentMode: null,
  bankId: 'bank-4417',
}
const ready = sampleDraft({ missing: [], version: 4, bankAccount })
const { draftId, version } = ready
const item = (schemePlanCode: string, into: object): CartItem => ({
  itemId: schemePlanCode,
  investDetails: { kind: 'LUMPSUM', schemePlanCode, amount: 10_000_00, ...into } as CartItem['investDetails'],
  investmentMode: 'Direct',
  distributorInfo: null,
  sipGoal: null,
  scheme: null,
  lumpsum: null,
  sip: null,
  refusal: null,
  minimum: 500_00,
  toPay: 10_000_00,
})
const cartOf = (...items: CartItem[]) =>
  ok({ items, toPay: items.length * 10_000_00, stampDuty: 0, stampDutyPercent: '0.005', refusal: null })
const inFolio = { folioNo: '1000004821' }
const inNew = { folioNo: null, newFolio: { draftId, version } }

const show = (items: CartItem[], draft = ready) =>
  renderPage(MultiInvestPage, {
    at: '/home/create-folio/multi-invest',
    answers: {
      'transaction/pendingTransaction': ok({ drafts: [draft] }),
      'transaction/cart': cartOf(...items),
      'transaction/cart/change': cartOf(item('FLEXI-DG', inNew), item('LARGE-DG', inNew)),
      'product/schemes': ok({ categories: [], navDate: '2026-08-24' }),
    },
  })

test('an order of the cart is put into the new folio, in the version that is seen, and the cart goes on [S2.046]', async () => {
  const { callsOf } = show([item('FLEXI-DG', inNew), item('LARGE-DG', inFolio)])
  expect(await screen.findByText('In this folio')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Put LARGE-DG into this folio' }))
  await waitFor(() => expect(screen.getAllByText('In this folio')).toHaveLength(2))
  expect(callsOf('transaction/cart/change')[0]?.body).toMatchObject({
    itemId: 'LARGE-DG',
    investDetails: { folioNo: null, newFolio: { draftId, version: 4 } },
  })
  expect(screen.getByRole('link', { name: 'Continue to the cart' })).toHaveAttribute(
    'href',
    '/home/transaction/multi-investment/1',
  )
  expect(screen.getByRole('link', { name: 'Change the bank account' })).toHaveAttribute(
    'href',
    '/home/create-folio/multi-add-account',
  )
})

test('an order for the folio as it was before counts as outside of it', async () => {
  show([item('FLEXI-DG', { folioNo: null, newFolio: { draftId, version: 3 } })])
  expect(await screen.findByRole('button', { name: 'Put FLEXI-DG into this folio' })).toBeVisible()
})

test('with an empty cart a fund is added by the form of every purchase, into this folio', async () => {
  show([])
  await userEvent.click(await screen.findByRole('button', { name: 'Add a fund' }))
  await waitFor(() => expect(navigate).toHaveBeenCalledWith('/home/transaction/invest'))
  expect(draftNow().newFolio).toEqual({ draftId, version })
})

test('a folio that is not complete is not invested in', async () => {
  show([], sampleDraft())
  expect(await screen.findByRole('link', { name: 'See what is missing' })).toHaveAttribute(
    'href',
    '/home/create-folio/review',
  )
  expect(screen.queryByRole('button', { name: 'Add a fund' })).toBeNull()
})

test('from several funds the cheque leads back to them [S2.046]', async () => {
  const cheque = { formImage: 'd1', showFileName: 'cheque.tif', fileSize: 2048, blobData: null, isTiff: true }
  renderPage(UploadChequePage, {
    at: '/home/create-folio/multi-cheque',
    answers: { 'transaction/pendingTransaction': ok({ drafts: [sampleDraft({ cheque })] }) },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Continue' }))
  expect(navigate).toHaveBeenCalledWith('/home/create-folio/multi-invest')
})

test.each(['multi-review', 'multi-payment', 'multi-success'])(
  '%s is the page of every cart, of the same order [S2.046]',
  async (page) => {
    routing.start('/')
    renderPage(CartHandOverPage, { at: `/home/create-folio/${page}?order=order-1`, answers: {} })
    await waitFor(() =>
      expect(navigate).toHaveBeenCalledWith(`/home/transaction/${page}?order=order-1`, { replace: true }),
    )
  },
)
