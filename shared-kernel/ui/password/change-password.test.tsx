import { createEvent, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { ChangePasswordDialog, type ChangePasswordDialogProps } from './public'

const user = userEvent.setup()
const person = { userId: 'ZZZPA1001A', pan: 'ZZZPA1001A', mobile: '9810001001', email: 'asha@example.in' }

function Example(props: Partial<ChangePasswordDialogProps>) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button onClick={() => setOpen(true)}>Open</button>
      <ChangePasswordDialog
        person={person}
        onSubmit={async () => undefined}
        {...props}
        open={open}
        onClose={() => setOpen(false)}
      />
    </>
  )
}

async function open(props: Partial<ChangePasswordDialogProps> = {}) {
  const onSubmit = jest.fn(props.onSubmit ?? (async () => undefined))
  render(<Example {...props} onSubmit={onSubmit} />)
  await user.click(screen.getByRole('button', { name: 'Open' }))
  return { onSubmit, dialog: await screen.findByRole('dialog') }
}

const current = () => screen.getByLabelText('Current password')
const next = () => screen.getByLabelText('New password')
const again = () => screen.getByLabelText('Re-enter new password')
const button = (name: string) => screen.getByRole('button', { name })
const labels = (dialog: HTMLElement) =>
  [...dialog.querySelectorAll('label')].map((label) => label.textContent)
const escape = (dialog: HTMLElement) => fireEvent(dialog, createEvent('cancel', dialog, { cancelable: true }))

test('is titled CHANGE PASSWORD and asks for the current, the new and the new password again [S2.123] [S2.124]', async () => {
  const { dialog } = await open()
  expect(dialog).toHaveAccessibleName('CHANGE PASSWORD')
  expect(labels(dialog)).toEqual(['Current password', 'New password', 'Re-enter new password'])
  expect(current()).toHaveFocus()
})

test('with a temporary password it is RESET PASSWORD, sends that one unseen and cannot be cancelled [S2.123] [S2.124] [S2.125]', async () => {
  const { dialog, onSubmit } = await open({ temporaryPassword: 'Temp#1234' })
  expect(dialog).toHaveAccessibleName('RESET PASSWORD')
  expect(labels(dialog)).toEqual(['New password', 'Re-enter new password'])
  expect(screen.queryByRole('button', { name: 'CANCEL' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull()
  escape(dialog)
  expect(dialog).toBeInTheDocument()
  await user.type(next(), 'Neem#2026')
  await user.type(again(), 'Neem#2026')
  await user.click(button('CONFIRM NEW PASSWORD'))
  expect(onSubmit).toHaveBeenCalledWith({ current: 'Temp#1234', next: 'Neem#2026' })
})

test('has CANCEL and CONFIRM NEW PASSWORD; cancelling gives the focus back [S2.125]', async () => {
  const { dialog, onSubmit } = await open()
  expect(button('CONFIRM NEW PASSWORD')).toBeDisabled()
  await user.click(button('CANCEL'))
  expect(dialog).not.toBeInTheDocument()
  expect(button('Open')).toHaveFocus()
  expect(onSubmit).not.toHaveBeenCalled()
})

test('each password can be shown and hidden [S2.126]', async () => {
  await open()
  for (const [field, name] of [
    [current(), 'current password'],
    [next(), 'new password'],
    [again(), 're-enter new password'],
  ] as const) {
    expect(field).toHaveAttribute('type', 'password')
    await user.click(button(`Show ${name}`))
    expect(field).toHaveAttribute('type', 'text')
    await user.click(button(`Hide ${name}`))
    expect(field).toHaveAttribute('type', 'password')
  }
})

test('the rules stand in a popover that opens with the field and ticks what is kept; Escape closes it alone [S2.127]', async () => {
  const { dialog } = await open()
  expect(screen.queryByRole('list', { name: 'Your password needs' })).toBeNull()
  await user.type(current(), 'Old#pass1')
  await user.type(next(), 'Neem#2026')
  const rules = within(screen.getByRole('list', { name: 'Your password needs' })).getAllByRole('listitem')
  expect(rules).toHaveLength(5)
  for (const rule of rules) expect(rule).toHaveTextContent('Done:')
  await user.type(next(), 'eeee')
  expect(screen.getByText('No character more than 3 times in a row').closest('li')).toHaveTextContent(
    'Missing:',
  )
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('list', { name: 'Your password needs' })).toBeNull()
  expect(dialog).toBeInTheDocument()
  await user.click(button('Password rules'))
  expect(screen.getByRole('list', { name: 'Your password needs' })).toBeInTheDocument()
})

test('the new password again opens only when every rule is kept, and must match [S5.010] [S5.006]', async () => {
  const { onSubmit } = await open()
  await user.type(current(), 'Neem#2026')
  await user.type(next(), 'Neem#2026')
  expect(again()).toBeDisabled()
  await user.tab()
  expect(next()).toHaveAccessibleDescription(/New password should not be same as old password/)
  await user.clear(next())
  await user.type(next(), 'Neem#2027')
  await user.type(again(), 'Neem#2026')
  expect(button('CONFIRM NEW PASSWORD')).toBeDisabled()
  await user.clear(again())
  await user.type(again(), 'Neem#2027')
  await user.click(button('CONFIRM NEW PASSWORD'))
  expect(onSubmit).toHaveBeenCalledWith({ current: 'Neem#2026', next: 'Neem#2027' })
})

test('a refusal keeps the dialog and what was typed', async () => {
  const { dialog } = await open({ onSubmit: async () => Promise.reject(new Error('wrong')) })
  await user.type(current(), 'Neem#2025')
  await user.type(next(), 'Neem#2026')
  await user.type(again(), 'Neem#2026')
  await user.click(button('CONFIRM NEW PASSWORD'))
  await waitFor(() => expect(button('CONFIRM NEW PASSWORD')).toBeEnabled())
  expect(dialog).toBeInTheDocument()
  expect(next()).toHaveValue('Neem#2026')
})
