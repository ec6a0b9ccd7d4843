import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { contentApi } from '@portal/contracts/support/content'
import { api } from '../../api/public'
import { AlertPopup, EmailDialog, type AlertPopupProps, type EmailDialogProps } from './public'
import { alertPopupButtons } from './alert-popups'

const user = userEvent.setup()
const nothing = () => undefined

function show(props: Partial<AlertPopupProps>) {
  const popup = {
    type: 'kycStatus',
    title: 'Please note',
    onClose: nothing,
    onChoose: nothing,
    ...props,
  } as const
  return render(<AlertPopup open {...popup} />)
}
const buttons = () =>
  within(screen.getByRole('dialog'))
    .getAllByRole('button')
    .map((button) => button.textContent)

test('euin offers Quit and Continue Transaction, or Cancel and OK with EUIN validation [S2.111]', async () => {
  const onChoose = jest.fn()
  const { unmount } = show({ type: 'euin', onChoose })
  expect(buttons()).toEqual(['Quit', 'Continue Transaction'])
  await user.click(screen.getByRole('button', { name: 'Continue Transaction' }))
  expect(onChoose).toHaveBeenCalledWith('Continue Transaction')
  unmount()
  show({ type: 'euin', euinValidation: true })
  expect(buttons()).toEqual(['Cancel', 'OK'])
})

test('submitQuery loads the contact address when it opens [S2.112]', async () => {
  const call = jest.spyOn(api, 'call').mockResolvedValue({ emailAddress: 'care@neemmf.example' })
  show({ type: 'submitQuery' })
  expect(await screen.findByRole('link', { name: 'care@neemmf.example' })).toHaveAttribute(
    'href',
    'mailto:care@neemmf.example',
  )
  expect(call).toHaveBeenCalledWith(contentApi.contactUs, { isDistributor: false }, expect.anything())
  call.mockRestore()
})

test('kycStatus has the button OK [S2.113]', () => {
  show({ type: 'kycStatus' })
  expect(buttons()).toEqual(['OK'])
})

test('resetPassword has OK, or Register and Login in quick invest [S2.114]', () => {
  const { unmount } = show({ type: 'resetPassword' })
  expect(buttons()).toEqual(['OK'])
  unmount()
  show({ type: 'resetPassword', quickInvest: true })
  expect(buttons()).toEqual(['Register', 'Login'])
})

test('loadfreeUnits has Cancel and Proceed [S2.115]', () => {
  show({ type: 'loadfreeUnits' })
  expect(buttons()).toEqual(['Cancel', 'Proceed'])
})

test('isEmptyfields, FoFminInvestment and oneFolioMsg have OK [S2.116] [S2.117] [S2.119]', () => {
  for (const type of ['isEmptyfields', 'FoFminInvestment', 'oneFolioMsg'] as const) {
    const { unmount } = show({ type })
    expect(buttons()).toEqual(['OK'])
    unmount()
  }
})

test('updateNewdata has No and Yes [S2.118]', () => {
  show({ type: 'updateNewdata' })
  expect(buttons()).toEqual(['No', 'Yes'])
})

test('QUICK-INVEST has CONTINUE, UNLOCK-USER has Unlock User ID [S2.120] [S2.121]', () => {
  expect(alertPopupButtons('QUICK-INVEST')).toEqual(['CONTINUE'])
  show({ type: 'UNLOCK-USER' })
  expect(buttons()).toEqual(['Unlock User ID'])
})

test('may have a close icon, an HTML message and a subtitle [S2.122]', async () => {
  const onClose = jest.fn()
  const { unmount } = show({
    closable: true,
    subtitle: 'Folio XXXX4821',
    message: 'Your <b>KYC</b> is pending',
    onClose,
  })
  expect(screen.getByRole('dialog')).toHaveAccessibleDescription('Folio XXXX4821')
  expect((await screen.findByText('KYC')).tagName).toBe('B')
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(onClose).toHaveBeenCalledTimes(1)
  unmount()
  show({})
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull()
})

describe('the e-mail dialog', () => {
  const submit = () => screen.getByRole('button', { name: 'Submit' })

  test('has one e-mail field and a Submit button [S2.149]', () => {
    render(<EmailDialog open title="E-mail it" onClose={nothing} onSubmit={async () => undefined} />)
    expect(screen.getAllByRole('textbox')).toEqual([screen.getByLabelText('E-mail')])
    expect(submit()).toBeInTheDocument()
  })

  test('Submit is disabled while the e-mail is missing or invalid [S5.034] [S5.037]', async () => {
    const onSubmit = jest.fn(async () => undefined)
    render(<EmailDialog open title="E-mail it" onClose={nothing} onSubmit={onSubmit} />)
    expect(submit()).toBeDisabled()
    await user.type(screen.getByLabelText('E-mail'), 'asha..v@Example')
    expect(submit()).toBeDisabled()
    await user.clear(screen.getByLabelText('E-mail'))
    await user.type(screen.getByLabelText('E-mail'), 'asha.v@example.co.in')
    await user.click(submit())
    expect(onSubmit).toHaveBeenCalledWith('asha.v@example.co.in')
  })

  test('begins with the address that is known, and keeps what was typed over a failure until it is closed', async () => {
    const email = 'asha@example.in'
    const dialog = (more: Partial<EmailDialogProps>) => (
      <EmailDialog
        open
        title="E-mail it"
        email={email}
        onClose={nothing}
        onSubmit={async () => 0}
        {...more}
      />
    )
    const { rerender } = render(dialog({}))
    const field = screen.getByLabelText('E-mail')
    expect(field).toHaveValue(email)
    await user.clear(field)
    await user.type(field, 'uma@example.in')
    rerender(dialog({ failure: { title: 'Not sent.', text: 'This e-mail address is blocked.' } }))
    expect(screen.getByRole('alert')).toHaveTextContent('Not sent.This e-mail address is blocked.')
    expect(field).toHaveValue('uma@example.in')
    rerender(dialog({ open: false }))
    rerender(dialog({}))
    expect(screen.getByLabelText('E-mail')).toHaveValue(email)
  })
})
