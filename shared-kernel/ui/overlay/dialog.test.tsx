import { createEvent, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { AlertDialog, Dialog } from './public'

const user = userEvent.setup()

function Example({ closable = true }: { closable?: boolean }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button onClick={() => setOpen(true)}>Open</button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Your KYC" closable={closable}>
        <input aria-label="Name" data-autofocus />
      </Dialog>
    </>
  )
}

const escape = (dialog: HTMLElement) => {
  const event = createEvent('cancel', dialog, { cancelable: true })
  fireEvent(dialog, event)
  return event
}

test('focus goes into a dialog, Escape closes it, and focus comes back', async () => {
  render(<Example />)
  await user.click(screen.getByRole('button', { name: 'Open' }))
  const dialog = screen.getByRole('dialog', { name: 'Your KYC' })
  expect(screen.getByLabelText('Name')).toHaveFocus()
  escape(dialog)
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus()
})

test('the close cross closes, and can be left out', async () => {
  const { unmount } = render(<Example />)
  await user.click(screen.getByRole('button', { name: 'Open' }))
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  unmount()
  render(<Example closable={false} />)
  await user.click(screen.getByRole('button', { name: 'Open' }))
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull()
})

test('an alert dialog has no cross; the safe choice has the focus and answers Escape', () => {
  const [keep, cancel] = [jest.fn(), jest.fn()]
  render(
    <AlertDialog
      open
      title="Cancel this SIP?"
      description="The 40 instalments you paid stay invested."
      safe={{ label: 'Keep the SIP', onChoose: keep }}
      other={{ label: 'Cancel SIP', onChoose: cancel }}
    />,
  )
  const dialog = screen.getByRole('alertdialog', { name: 'Cancel this SIP?' })
  expect(dialog).toHaveAccessibleDescription('The 40 instalments you paid stay invested.')
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Keep the SIP' })).toHaveFocus()
  expect(escape(dialog).defaultPrevented).toBe(true)
  expect(keep).toHaveBeenCalledTimes(1)
  expect(cancel).not.toHaveBeenCalled()
})
