import { createEvent, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { message } from '@portal/contracts/catalogue'
import { setScreenWidth } from '@portal/testing/screen-width'
import {
  InvestorStatusDialog,
  PushNotificationDialog,
  type InvestorStatus,
  type PushNotificationDialogProps,
} from './public'
import { panAadhaarPortal } from './investor-status'

const user = userEvent.setup()
const nothing = () => undefined

async function status(status: InvestorStatus, date?: string) {
  const onClose = jest.fn()
  render(<InvestorStatusDialog open onClose={onClose} status={status} date={date} />)
  return { dialog: await screen.findByRole('dialog'), onClose }
}

test('the nominee variant says why and leads to the nominee [S2.155]', async () => {
  const onUpdate = jest.fn()
  const { dialog, onClose } = await status({ kind: 'nominee', onUpdate })
  expect(dialog).toHaveTextContent(message('addNominee'))
  await user.click(screen.getByRole('button', { name: 'Update nominee' }))
  expect(onUpdate).toHaveBeenCalledTimes(1)
  await user.click(screen.getByRole('button', { name: 'Later' }))
  expect(onClose).toHaveBeenCalledTimes(1)
})

test('the PAN-Aadhaar variant masks the PAN, adds the text of E149 and opens the tax department’s page [S2.155] [S2.169] [S8.086]', async () => {
  const { dialog } = await status({ kind: 'panAadhaar', pan: 'ZZZPV1001A' })
  expect(dialog).toHaveTextContent(`PAN ZZXXXXXX1A is not linked with Aadhar. ${message('E149')}`)
  const link = screen.getByRole('link', { name: 'Link PAN with Aadhaar' })
  expect(link).toHaveAttribute('href', panAadhaarPortal)
  expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  expect(link).toHaveAttribute('target', '_blank')
})

test('the TIN variant names every PAN, masked, and links the update of TIN details [S2.155] [S2.170] [S8.087]', async () => {
  const { dialog } = await status({
    kind: 'tin',
    pans: ['ZZZPV1001A', 'ABCPE1234F'],
    href: 'https://tin.example/update',
  })
  expect(dialog).toHaveTextContent(
    "The TIN details for PAN(s) ZZXXXXXX1A, ABXXXXXX4F is/are not valid/incomplete. Please click 'Update TIN details' to correct or add your TIN",
  )
  expect(screen.getByRole('link', { name: 'Update TIN details' })).toHaveAttribute(
    'href',
    'https://tin.example/update',
  )
})

test('the date stands in two lines under 500 px and in one from there on [S9.054]', async () => {
  const brokenAt = async (width: number) => {
    setScreenWidth(width)
    const { dialog } = await status({ kind: 'nominee', onUpdate: nothing }, '2026-08-25')
    const broken = dialog.querySelector('time br') !== null
    document.body.replaceChildren()
    return broken
  }
  expect(await brokenAt(499)).toBe(true)
  expect(await brokenAt(500)).toBe(false)
})

async function push(props: Partial<PushNotificationDialogProps> = {}) {
  const calls = { onClose: jest.fn(), onCta: jest.fn() }
  render(<PushNotificationDialog open title="Update your KYC" message="" {...calls} {...props} />)
  return { ...calls, dialog: await screen.findByRole('dialog') }
}

test('a push notification shows its formatting and nothing that could run [S2.156]', async () => {
  const { dialog } = await push({ message: '<b>Soon</b><img src=x onerror="hack()"><script>hack()</script>' })
  expect((await screen.findByText('Soon')).tagName).toBe('B')
  expect(dialog.querySelector('img, script')).toBeNull()
})

test('SKIP & CONTINUE and Escape skip it, the call to action has the words it was given [S2.157]', async () => {
  const { dialog, onClose, onCta } = await push({ ctaText: 'See the offer' })
  await user.click(screen.getByRole('button', { name: 'SKIP & CONTINUE' }))
  fireEvent(dialog, createEvent('cancel', dialog, { cancelable: true }))
  expect(onClose).toHaveBeenCalledTimes(2)
  await user.click(screen.getByRole('button', { name: 'See the offer' }))
  expect(onCta).toHaveBeenCalledTimes(1)
})

test('without words there is no call to action [S2.157]', async () => {
  await push({ ctaText: null })
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['SKIP & CONTINUE'])
})
