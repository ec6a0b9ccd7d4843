import { useLocation } from '@portal/kernel'
import { act, screen } from '@testing-library/react'
import { navigate, ok, renderPage } from '@portal/testing'
import { parijat } from '../testing/sample-banks'
import { sampleConf } from '@portal/testing/samples'
import { sampleOrder } from '../testing/sample-order'
import SuccessfullPage from '../pages/receipt.page'
import PaymentPage from '../pages/payment.page'

jest.mock('@portal/kernel', () =>
  jest.requireActual<typeof import('@portal/testing')>('@portal/testing').routedKernel(),
)

function Pages() {
  return useLocation().pathname.endsWith('/payment') ? <PaymentPage /> : <SuccessfullPage />
}

test('who saw that an order has no receipt yet, and then pays it, gets the receipt', async () => {
  const order = sampleOrder({ transactionId: 'order-1', state: 'created', payments: [] })
  const paid = sampleOrder({ transactionId: 'order-1' })
  let isPaid = false
  renderPage(Pages, {
    at: '/home/transaction/successfull?order=order-1',
    answers: {
      'transaction/details': () => ok({ order: isPaid ? paid : order, others: [] }),
      'transaction/paymentStatus': ok({
        order: paid,
        checkout: { amount: paid.amount, orders: [paid] },
        serverNow: '2026-08-25T07:48:00Z',
      }),
      'transaction/paymentBanks': ok({ banks: [parijat], mandates: [] }),
      'transaction/billdesk/bankHealth': ok({ banks: [] }),
      conf: ok(sampleConf),
    },
  })
  const link = await screen.findByRole('link', { name: 'See the payment' })
  isPaid = true
  act(() => navigate(link.getAttribute('href')!))
  expect(await screen.findByRole('heading', { level: 1, name: /^We have your ₹/ })).toBeVisible()
  expect(screen.queryByText(/^You have not paid/)).toBeNull()
})
