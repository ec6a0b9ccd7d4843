import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { MinimumInvestmentDialog } from './public'

const user = userEvent.setup()

async function confirmOn(page: string) {
  const onClose = jest.fn()
  const dialog = (
    <MinimumInvestmentDialog
      open
      onClose={onClose}
      minPurchase={1_00_000_00}
      fundDesc="Neem Flexi Cap Fund"
      switchPlan="SWITCH"
    />
  )
  const router = createMemoryRouter([{ path: '*', element: dialog }], { initialEntries: [page] })
  render(<RouterProvider router={router} />)
  expect(await screen.findByRole('dialog')).toHaveTextContent(
    'Min. new investment Rs. 1,00,000 for Neem Flexi Cap Fund. Please update amount.',
  )
  await user.click(screen.getByRole('button', { name: 'OK' }))
  expect(onClose).toHaveBeenCalledTimes(1)
  return router.state.location.pathname + router.state.location.search
}

test('on the review of a switch OK leads back to its amounts, with the switch plan [S2.146] [S2.147]', async () => {
  expect(await confirmOn('/home/transact/review')).toBe('/home/transact/redeemption-detail?plan=SWITCH')
})

test.each(['/home/transaction/review', '/home/explore-funds/All', '/home/dashboard'])(
  'on %s OK leads to the investment [S2.146] [S2.148]',
  async (page) => {
    expect(await confirmOn(page)).toBe('/home/transaction/invest')
  },
)
