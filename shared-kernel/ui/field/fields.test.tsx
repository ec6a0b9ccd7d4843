import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { invalidMobile, validateMobile } from '@portal/contracts/validation'
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

function Mobile() {
  const [number, setNumber] = useState('')
  const [code, setCode] = useState('+91')
  return (
    <>
      <MobileField
        label="Mobile"
        value={number}
        onChange={setNumber}
        countryCode={code}
        onCountryCodeChange={setCode}
      />
      <output>{validateMobile(number, { countryCode: code }) ?? 'right'}</output>
    </>
  )
}

const country = () => screen.getByRole('combobox', { name: 'Country code' })

test('a mobile number keeps its digits only, and too many are refused and not cut off [S5.012]', async () => {
  render(<Mobile />)
  await user.type(input(), '98765-43210')
  expect(input()).toHaveValue('9876543210')
  expect(screen.getByText('right')).toBeVisible()
  await user.type(input(), '99')
  expect(input()).toHaveValue('987654321099')
  expect(screen.getByText(invalidMobile())).toBeVisible()
  await user.selectOptions(country(), '+971')
  await user.type(input(), '1')
  expect(input()).toHaveValue('9876543210991')
  expect(screen.getByText(invalidMobile())).toBeVisible()
})

test.each([
  '919810001004',
  '+919810001004',
  '\u202a+919810001004\u202c',
  '+91 98100 01004',
  '+91-98100-01004',
  '0091 9810001004',
  '09810001004',
  '(0)98100\u00a001004',
  '९८१०००१००४',
])('%s of a phone book is the number 9810001004 of India, whose code goes to nobody else', async (pasted) => {
  render(<Mobile />)
  await user.click(input())
  await user.paste(pasted)
  await waitFor(() => expect(input()).toHaveValue('9810001004'))
  expect(country()).toHaveValue('+91')
})

test('a number that is typed with the code of India before it loses the code, not its end', async () => {
  render(<Mobile />)
  await user.type(input(), '919810001004')
  await waitFor(() => expect(input()).toHaveValue('9810001004'))
})

test('a pasted number of another country chooses the country', async () => {
  render(<Mobile />)
  await user.click(input())
  await user.paste('+971 50 123 4567')
  await waitFor(() => expect(country()).toHaveValue('+971'))
  expect(input()).toHaveValue('501234567')
})

test('where the country is fixed, a number of another one is refused with all its digits', async () => {
  function Fixed() {
    const [number, setNumber] = useState('')
    return <MobileField label="Mobile" value={number} onChange={setNumber} />
  }
  render(<Fixed />)
  await user.click(input())
  await user.paste('+971501234567')
  await import('./read-mobile')
  expect(input()).toHaveValue('971501234567')
  expect(validateMobile('971501234567', { countryCode: '+91' })).toBe(invalidMobile())
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

test('a password may be pasted, and a password manager knows the field', async () => {
  function Password() {
    const [value, setValue] = useState('')
    return (
      <PasswordField label="New password" autoComplete="new-password" value={value} onChange={setValue} />
    )
  }
  render(<Password />)
  const field = screen.getByLabelText('New password')
  await user.click(field)
  await user.paste('xK9#mQ2$vL')
  expect(field).toHaveValue('xK9#mQ2$vL')
  expect(field).toHaveAttribute('autocomplete', 'new-password')
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
