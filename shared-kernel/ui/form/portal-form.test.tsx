import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { validatePan, validateEmail } from '@portal/contracts/validation'
import { setScreenWidth } from '@portal/testing/screen-width'
import { Button } from '../button/public'
import {
  FormAmountField,
  FormCheckbox,
  FormChoiceRows,
  FormDateField,
  FormMobileField,
  FormPanField,
  FormSelect,
  FormTextField,
  PortalForm,
} from './public'
import { flatErrors } from './form-errors'

const user = userEvent.setup()
beforeEach(() => setScreenWidth(1280))

function Register({ onSubmit }: { onSubmit: (values: object) => object | void | Promise<object> }) {
  return (
    <PortalForm onSubmit={onSubmit} label="Register">
      <FormPanField name="pan" label="PAN" validate={validatePan} />
      <FormTextField name="contact.email" label="Email" validate={validateEmail} />
      <FormCheckbox
        name="consent"
        label="Consent"
        validate={(agreed) => (agreed ? undefined : 'Tick this to go on.')}
      >
        I agree
      </FormCheckbox>
      <Button type="submit">Go on</Button>
    </PortalForm>
  )
}
const go = () => user.click(screen.getByRole('button', { name: 'Go on' }))
const pan = () => screen.getByLabelText('PAN')

test('says nothing while a field is typed, and its error once it is left', async () => {
  render(<Register onSubmit={() => undefined} />)
  await user.type(pan(), 'ZZZ')
  expect(pan()).toBeValid()
  await user.tab()
  expect(pan()).toBeInvalid()
  expect(pan()).toHaveValue('ZZZ')
})

test('a failed try leads to a summary with the focus, each line linked to its field', async () => {
  const onSubmit = jest.fn()
  render(<Register onSubmit={onSubmit} />)
  await go()
  expect(onSubmit).not.toHaveBeenCalled()
  const summary = screen.getByRole('alert')
  expect(summary).toHaveFocus()
  expect(summary).toHaveTextContent('3 things to correct')
  expect(
    within(summary)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['PAN: PAN is required', 'Email: E-mail is required', 'Consent: Tick this to go on.'])
  await user.click(within(summary).getByRole('link', { name: /^Email/ }))
  expect(screen.getByLabelText('Email')).toHaveFocus()
  await go()
  expect(screen.getByRole('alert')).toHaveFocus()
})

test('the summary has its lines as the fields stand on the page, also where one came later than those below it', async () => {
  const twoFields = (both: boolean) => (
    <PortalForm
      onSubmit={() => undefined}
      initialValues={{}}
      validate={() => ({ first: 'First is missing', second: 'Second is missing' })}
    >
      {both && <FormTextField name="first" label="First" />}
      <FormTextField name="second" label="Second" />
      <Button type="submit">Go on</Button>
    </PortalForm>
  )
  const { rerender } = render(twoFields(false))
  rerender(twoFields(true))
  await go()
  const links = within(screen.getByRole('alert')).getAllByRole('link')
  expect(links.map((link) => link.textContent)).toEqual([
    'First: First is missing',
    'Second: Second is missing',
  ])
})

test('the summary loses a line with each correction, and is gone with the last one', async () => {
  render(<Register onSubmit={() => undefined} />)
  await go()
  await user.type(pan(), 'ZZZPV1001A')
  const summary = screen.getByRole('alert')
  expect(summary).toHaveTextContent('2 things to correct')
  expect(within(summary).queryByRole('link', { name: /^PAN/ })).toBeNull()
  await user.type(screen.getByLabelText('Email'), 'asha@')
  expect(within(summary).getByRole('link', { name: /^Email: Please enter valid/ })).toBeVisible()
  await user.type(screen.getByLabelText('Email'), 'example.in')
  expect(summary).toHaveTextContent('1 thing to correct')
  await user.click(screen.getByRole('checkbox'))
  expect(screen.queryByRole('alert')).toBeNull()
})

test('what the server refuses of several fields goes line by line as they are changed', async () => {
  render(<Register onSubmit={async () => ({ pan: 'Unknown PAN.', contact: { email: 'Blocked.' } })} />)
  await user.type(pan(), 'ZZZPV1001A')
  await user.type(screen.getByLabelText('Email'), 'asha@example.in')
  await user.click(screen.getByRole('checkbox'))
  await go()
  expect(screen.getByRole('alert')).toHaveTextContent('2 things to correct')
  await user.type(screen.getByLabelText('Email'), 'x')
  expect(screen.getByRole('alert')).toHaveTextContent('1 thing to correctPAN: Unknown PAN.')
})

test('one thing to correct takes the focus itself, and all that was typed stays', async () => {
  render(<Register onSubmit={() => undefined} />)
  await user.type(pan(), 'ZZZPV1001A')
  await user.type(screen.getByLabelText('Email'), 'not yet')
  await user.click(screen.getByRole('checkbox'))
  await go()
  expect(screen.getByLabelText('Email')).toHaveFocus()
  expect(screen.queryByRole('alert')).toBeNull()
  expect(pan()).toHaveValue('ZZZPV1001A')
  expect(screen.getByLabelText('Email')).toHaveValue('not yet')
})

test('a server’s complaint stands at its field until that is changed', async () => {
  render(<Register onSubmit={async () => ({ pan: 'This PAN is registered already.' })} />)
  await user.type(pan(), 'ZZZPV1001A')
  await user.type(screen.getByLabelText('Email'), 'asha@example.in')
  await user.click(screen.getByRole('checkbox'))
  await go()
  expect(pan()).toHaveAccessibleDescription('This PAN is registered already.')
  expect(pan()).toHaveFocus()
  await user.type(pan(), '{Backspace}')
  expect(pan()).not.toHaveAccessibleDescription('This PAN is registered already.')
})

test('gives amounts in paise, choices by value, a mobile with its country', async () => {
  const onSubmit = jest.fn()
  render(
    <PortalForm onSubmit={onSubmit}>
      <FormAmountField name="amount" label="Amount" />
      <FormSelect name="frequency" label="Frequency" options={[{ value: 'Monthly', label: 'Monthly' }]} />
      <FormChoiceRows name="bank" label="Bank" options={[{ value: 'b1', title: 'Parijat Bank ••4417' }]} />
      <FormMobileField name="mobile" label="Mobile" countryCodeName="country" />
      <Button type="submit">Go on</Button>
    </PortalForm>,
  )
  await user.type(screen.getByLabelText('Amount'), '25000')
  await user.click(screen.getByRole('combobox', { name: /^Frequency/ }))
  await user.click(screen.getByRole('option', { name: 'Monthly' }))
  await user.click(screen.getByRole('radio', { name: 'Parijat Bank ••4417' }))
  await user.selectOptions(screen.getByRole('combobox', { name: 'Country code' }), '+65')
  await user.type(screen.getByLabelText('Mobile'), '81234567')
  await go()
  expect(onSubmit.mock.calls[0][0]).toEqual({
    amount: 2_500_000,
    frequency: 'Monthly',
    bank: 'b1',
    country: '+65',
    mobile: '81234567',
  })
})

test('errors of nested values are named by their path', () => {
  expect(flatErrors({ bank: { account: 'Wrong' }, pan: 'Missing', other: undefined })).toEqual({
    'bank.account': 'Wrong',
    pan: 'Missing',
  })
})

test('a date in a form is a business date, and its complaint shows once it was left', async () => {
  const onSubmit = jest.fn()
  render(
    <PortalForm<{ start: string }> onSubmit={(values) => void onSubmit(values)}>
      <FormDateField
        name="start"
        label="Start date"
        validate={(date) => (date === '2026-09-01' ? undefined : 'Enter a valid date')}
      />
      <button type="submit">Send</button>
    </PortalForm>,
  )
  const field = screen.getByRole('textbox', { name: 'Start date' })
  await user.type(field, '31 Feb')
  await user.tab()
  expect(field).toHaveAccessibleDescription('Enter a valid date')
  await user.clear(field)
  await user.type(field, '1 Sep 2026')
  await user.click(screen.getByRole('button', { name: 'Send' }))
  expect(onSubmit).toHaveBeenCalledWith({ start: '2026-09-01' })
})

test('what was refused elsewhere stands at its field, which has the focus, until the field is changed', async () => {
  const onSubmit = jest.fn()
  render(
    <PortalForm
      onSubmit={onSubmit}
      initialValues={{ name: 'Asha', ifscCode: 'PARJ0000418' }}
      refused={{ ifscCode: 'No branch has this IFSC.' }}
    >
      <FormTextField name="name" label="Name" />
      <FormTextField name="ifscCode" label="IFSC" />
      <Button type="submit">Go on</Button>
    </PortalForm>,
  )
  const ifsc = screen.getByLabelText('IFSC')
  await waitFor(() => expect(ifsc).toHaveFocus())
  expect(ifsc).toHaveAccessibleDescription('No branch has this IFSC.')
  expect(screen.getByLabelText('Name')).toBeValid()
  await user.type(ifsc, '{Backspace}7')
  expect(ifsc).toBeValid()
  await go()
  expect(onSubmit.mock.lastCall?.[0]).toEqual({ name: 'Asha', ifscCode: 'PARJ0000417' })
})
