import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { InfoPopover, Menu } from './public'

const user = userEvent.setup()
const onSelect = jest.fn()

function show() {
  render(
    <>
      <Menu
        label="Transact"
        trigger="TRANSACT"
        groups={[
          {
            title: 'Invest',
            items: [
              { label: 'Lumpsum', to: '/lumpsum' },
              { label: 'SIP', to: '/sip', current: true },
            ],
          },
          { divided: true, items: [{ label: 'Sign Out', onSelect }] },
        ]}
      />
      <button>Elsewhere</button>
    </>,
  )
}
const trigger = () => screen.getByRole('button', { name: 'TRANSACT' })

test('opens on a press, says so, and marks the current page', async () => {
  show()
  expect(trigger()).toHaveAttribute('aria-expanded', 'false')
  await user.click(trigger())
  expect(trigger()).toHaveAttribute('aria-expanded', 'true')
  expect(screen.getByRole('navigation', { name: 'Transact' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'SIP' })).toHaveAttribute('aria-current', 'page')
})

test('arrows move through the items, Escape closes and gives the focus back', async () => {
  show()
  trigger().focus()
  await user.keyboard('{ArrowDown}{ArrowDown}')
  expect(screen.getByRole('link', { name: 'Lumpsum' })).toHaveFocus()
  await user.keyboard('{ArrowUp}')
  expect(screen.getByRole('button', { name: 'Sign Out' })).toHaveFocus()
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('navigation')).toBeNull()
  expect(trigger()).toHaveFocus()
})

test('closes when something is chosen and when the focus leaves it', async () => {
  show()
  await user.click(trigger())
  await user.click(screen.getByRole('button', { name: 'Sign Out' }))
  expect(onSelect).toHaveBeenCalledTimes(1)
  expect(screen.queryByRole('navigation')).toBeNull()
  await user.click(trigger())
  await user.click(screen.getByRole('button', { name: 'Elsewhere' }))
  expect(screen.queryByRole('navigation')).toBeNull()
})

test('an explanation opens on a press and closes on Escape', async () => {
  render(<InfoPopover label="What is XIRR?">Your return a year.</InfoPopover>)
  await user.click(screen.getByRole('button', { name: 'What is XIRR?' }))
  expect(screen.getByRole('status')).toHaveTextContent('Your return a year.')
  await user.keyboard('{Escape}')
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  expect(screen.getByRole('button')).toHaveFocus()
})
