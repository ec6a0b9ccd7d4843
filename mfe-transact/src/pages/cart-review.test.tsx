import { type Answers, ok, renderPage } from '@portal/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { removeStored, writeStored } from '@portal/kernel'
import type { CartItem } from '@portal/contracts/cart/cart'
import { codeAnswers } from '../testing/code-answers'
import { sampleConf } from '@portal/testing/samples'
import { sampleOrder, sampleQuote } from '../testing/sample-order'
import { sampleResult } from '../testing/sample-result'
import MultiReviewPage from './cart-review.page'

jest.mock('@portal/kernel', () =>
  jest.requireActual<typeof import('@portal/testing')>('@portal/testing').routedKernel(),
)

const itemOf = (itemId: string, folioNo: string | null): CartItem => ({
  itemId,
  investDetails: { kind: 'LUMPSUM', schemePlanCode: 'FLEXI-DG', folioNo, amount: 25_000_00 },
  investmentMode: 'Direct',
  distributorInfo: null,
  sipGoal: null,
  scheme: sampleQuote().scheme,
  lumpsum: sampleQuote({ serverNow: '2026-08-25T07:47:30Z', stampDutyPercent: '0.017' }),
  sip: null,
  refusal: null,
  minimum: 1_000_00,
  toPay: 25_000_00,
})
const placed = ok(sampleResult(sampleOrder({ state: 'created', payments: [] })))
const show = (folioNo: string | null) => {
  const items = [itemOf('item-1', folioNo), itemOf('item-2', folioNo)]
  const answers: Answers = {
    'transaction/cart': ok({
      items,
      toPay: 50_000_00,
      stampDuty: 250,
      stampDutyPercent: '0.017',
      refusal: null,
    }),
    ...codeAnswers,
    'transaction/initiate/multiScheme': placed,
    'transaction/instantFolio/multiCart': placed,
    links: ok({ links: [{ label: 'Terms & Conditions', link: 'https://neem.example/terms' }] }),
    conf: ok(sampleConf),
  }
  return renderPage(MultiReviewPage, { answers, at: '/home/transaction/multi-review' })
}

afterEach(() => {
  removeStored('utmReferenceId')
  removeStored('utmLoginReferenceId')
})

test.each([
  ['orders into a folio that there is', '1000004821', 'transaction/initiate/multiScheme'],
  ['orders that open a folio', null, 'transaction/instantFolio/multiCart'],
])('%s say by which campaigns the cart and the log-in came [S7.009]', async (_what, folioNo, path) => {
  writeStored('utmReferenceId', 'UTM-1')
  writeStored('utmLoginReferenceId', 'UTM-2')
  const { callsOf } = show(folioNo)
  await userEvent.click(await screen.findByRole('checkbox'))
  const [confirm] = await screen.findAllByRole('button', { name: 'Confirm and choose how to pay' })
  await userEvent.click(confirm!)
  await userEvent.type(await screen.findByRole('textbox', undefined, { timeout: 3000 }), '1234')
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
  await waitFor(() => expect(callsOf(path)).toHaveLength(1), { timeout: 5000 })
  expect(callsOf(path)[0]?.body).toMatchObject({ utmTxnId: 'UTM-1', utmLoginTxnId: 'UTM-2' })
})

test('the rate of stamp duty of each order is that of its quote', async () => {
  const { container } = show('1000004821')
  expect(await screen.findAllByText('Stamp duty (0.017%)')).toHaveLength(2)
  expect(container).not.toHaveTextContent('0.005')
})
