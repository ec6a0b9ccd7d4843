import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { KycOptionDialog, KycStatusDialog, NonKycDialog, type KycOptionDialogProps } from './public'

const user = userEvent.setup()
const dialog = () => screen.findByRole('dialog')

test('a person without KYC sees why it is needed, masked name and PAN, and the way to it [S2.128] [S2.129] [S2.130] [S2.131]', async () => {
  const onComplete = jest.fn()
  render(
    <NonKycDialog
      open
      onClose={() => undefined}
      name="Esha Kumar"
      pan="ZZZPK1005E"
      onComplete={onComplete}
    />,
  )
  expect(await dialog()).toHaveAccessibleName('It seems that your KYC verification is incomplete.')
  expect(await dialog()).toHaveTextContent(
    'To invest in mutual Funds, KYC is a mandatory process as per SEBI Regulation.',
  )
  expect(screen.getByText('EXXX KXXXX')).toBeInTheDocument()
  expect(screen.getByText('ZZXXXXXX5E')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'COMPLETE YOUR KYC' }))
  expect(onComplete).toHaveBeenCalledTimes(1)
})

async function option(purpose: KycOptionDialogProps['purpose']) {
  const calls = { onClose: jest.fn(), onContinue: jest.fn() }
  render(<KycOptionDialog open purpose={purpose} {...calls} />)
  return { ...calls, dialog: await dialog() }
}

test.each([
  ['modify', 'Please choose a option to modify your KYC.'],
  ['complete', 'Please choose a option to complete your KYC process.'],
] as const)('to %s the KYC the dialog says: %s [S2.150] [S2.151]', async (purpose, text) => {
  expect((await option(purpose)).dialog).toHaveAccessibleDescription(text)
})

test('the digital locker is chosen, video KYC can be, and CONTINUE says which [S2.152] [S2.153]', async () => {
  const { onContinue, onClose } = await option('complete')
  expect(screen.getByRole('radio', { name: 'DigiLocker' })).toBeChecked()
  await user.click(screen.getByRole('button', { name: 'CONTINUE' }))
  expect(onContinue).toHaveBeenLastCalledWith('digitalLocker')
  await user.click(screen.getByRole('radio', { name: 'Video KYC' }))
  await user.click(screen.getByRole('button', { name: 'CONTINUE' }))
  expect(onContinue).toHaveBeenLastCalledWith('video')
  await user.click(screen.getByRole('button', { name: 'CANCEL' }))
  expect(onClose).toHaveBeenCalledTimes(1)
})

test('each way says what it needs [S9.062] [S9.063]', async () => {
  await option('complete')
  const needs = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(needs()).toEqual([
    'A DigiLocker account',
    'Your Aadhaar, and the mobile linked with it',
    'Your PAN card',
    'A cancelled and signed cheque',
  ])
  expect(screen.getByText('A 15-second video of yourself')).toBeInTheDocument()
  await user.click(screen.getByRole('radio', { name: 'Video KYC' }))
  expect(needs()).toEqual([
    'A proof of address: voter ID, passport or driving licence',
    'Your PAN card',
    'A cancelled cheque',
  ])
})

test('a registered KYC is named so, and OK closes [S2.154]', async () => {
  const onClose = jest.fn()
  const onModify = jest.fn()
  render(<KycStatusDialog open onClose={onClose} onModify={onModify} />)
  expect(await dialog()).toHaveAccessibleName('Your KYC Status is Registered but not validated')
  await user.click(screen.getByRole('button', { name: 'Modify your KYC' }))
  await user.click(screen.getByRole('button', { name: 'OK' }))
  expect([onModify.mock.calls.length, onClose.mock.calls.length]).toEqual([1, 1])
})
