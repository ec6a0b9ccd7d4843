import { draftNow, renderPage, slotsHost, speak } from '@portal/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import FlowPage from '../../pages/flow.page'
import remote from '../../remote'
import { answers } from '../../testing/sample-solution'

jest.mock('@portal/kernel', () =>
  jest.requireActual<typeof import('@portal/testing')>('@portal/testing').routedKernel(),
)

const around = slotsHost({ 'create-folio': () => import('../../testing/fake-create-folio') })
const at = '/home/transaction/invest?type=INVESTMENT_SOLUTION&solution=BALANCED'

afterEach(() => speak('en', remote))

test('a mix is chosen in Hindi, follows the language as it stands, and is kept in English', async () => {
  renderPage(FlowPage, { answers, at, around })
  expect(await screen.findByText(/^50% equity, 50% debt · /)).toBeVisible()
  await speak('hi', remote)
  expect(screen.getByRole('heading', { level: 1, name: 'सॉल्यूशन में निवेश करें' })).toBeVisible()
  expect(
    screen.getByText('50% इक्विटी, 50% डेट · जोखिम मध्यम से ज़्यादा · कम से कम ₹10,000 · साल में दो बार रीबैलेंस'),
  ).toBeVisible()
  await userEvent.type(screen.getByRole('textbox', { name: 'रकम' }), '25000')
  await waitFor(() => expect(draftNow().transactionDetails.equityScheme?.planName).toBe('Direct'))
})
