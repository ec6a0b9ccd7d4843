import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { Checkbox, MobileField, PanField, TextField } from './public'
import { PasswordField } from './password-field'
import { panInputMode } from './pan-field'

const user = userEvent.setup()
const input = () => screen.getByRole<HTMLInputElement>('textbox')

function Pan() {
  const [pan, setPan] = useState('')
  return <PanField label="PAN" value={pan} onChange={setPan} />
}

test('a PAN is capitals, with letters and digits only where they belong [S5.015]', async () => {
  render(<Pan />)
  await user.type(input(), 'zz1zp-v10a01a9')
  expect(input()).toHaveValue('ZZZPV1001A')
})

test('a pasted PAN is cleaned [S5.015]', async () => {
  render(<Pan />)
  await user.click(input())
  await user.paste(' zzzpv 1001 a ')
  expect(input()).toHaveValue('ZZZPV1001A')
})

test('a PAN says how far it has come and switches the keypad by position', async () => {
  render(<Pan />)
  await user.type(input(), 'ZZZPV')
  expect(input()).toHaveAccessibleDescription(/^5 of 10/)
  expect(input()).toHaveAttribute('inputmode', 'numeric')
  expect([0, 4, 5, 8, 9].map(panInputMode)).toEqual(['text', 'text', 'numeric', 'numeric', 'text'])
})

test('a mobile number keeps its digits only, 10 of India and 12 of elsewhere [S5.012]', async () => {
  function Mobile() {
    const [number, setNumber] = useState('')
    const [code, setCode] = useState('+91')
    return (
      <MobileField
        label="Mobile"
        value={number}
        onChange={setNumber}
        countryCode={code}
        onCountryCodeChange={setCode}
      />
    )
  }
  render(<Mobile />)
  await user.type(input(), '98765-43210 99')
  expect(input()).toHaveValue('9876543210')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Country code' }), '+971')
  await user.type(input(), '123')
  expect(input()).toHaveValue('987654321012')
})

test('a password is hidden until Show is pressed, and the button says what it would do', async () => {
  render(<PasswordField label="New password" value="Sandbox#2026" onChange={() => undefined} />)
  const field = screen.getByLabelText('New password')
  expect(field).toHaveAttribute('type', 'password')
  await user.click(screen.getByRole('button', { name: 'Show new password' }))
  expect(field).toHaveAttribute('type', 'text')
  await user.click(screen.getByRole('button', { name: 'Hide new password' }))
  expect(field).toHaveAttribute('type', 'password')
})

test('an error takes the place of the hint and is tied to its field', () => {
  const { rerender } = render(
    <TextField label="Email" hint="For receipts" value="" onChange={() => undefined} />,
  )
  expect(input()).toHaveAccessibleDescription('For receipts')
  rerender(
    <TextField
      label="Email"
      hint="For receipts"
      error="Enter an e-mail"
      value=""
      onChange={() => undefined}
    />,
  )
  expect(input()).toHaveAccessibleDescription('Enter an e-mail')
  expect(input()).toBeInvalid()
})

test('a read-only field offers Edit under its own name', async () => {
  const onEdit = jest.fn()
  render(<TextField label="Mobile" readOnly value="XXXXXX4410" onChange={() => undefined} onEdit={onEdit} />)
  await user.click(screen.getByRole('button', { name: 'Edit Mobile' }))
  expect(onEdit).toHaveBeenCalledTimes(1)
})

test('the whole line of a checkbox is its target', async () => {
  const onChange = jest.fn()
  render(
    <Checkbox checked={false} onChange={onChange} error="Tick this to go on.">
      I have read the terms.
    </Checkbox>,
  )
  await user.click(screen.getByText('I have read the terms.'))
  expect(onChange).toHaveBeenCalledWith(true)
  expect(screen.getByRole('checkbox')).toHaveAccessibleDescription('Tick this to go on.')
})
