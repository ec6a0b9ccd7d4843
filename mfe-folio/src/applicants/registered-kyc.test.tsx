import { type FakeAnswer, navigate } from '@portal/testing'
import { demoSession } from '@portal/testing/samples'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fillUma, goOn, paste, show } from '../testing/applicant-form'

jest.mock('@portal/kernel', () =>
  jest.requireActual<typeof import('@portal/testing')>('@portal/testing').routedKernel(),
)

const registered = {
  'investor/validatePanDetails': {
    data: {
      kycStatus: 'Registered',
      statusMessage: 'Your KYC Status is Registered but not validated',
      panStatusCode: '002',
      panUpdatedStatusCode: '002',
    },
  },
} satisfies Record<string, FakeAnswer>
const kycDialog = () =>
  screen.findByRole('dialog', { name: 'Your KYC Status is Registered but not validated' })

test('a KYC of one’s own that is only registered is told in its dialog before the further checks; OK goes on [S2.154 S4.047]', async () => {
  const { paths, toasts } = show(1, registered)
  await goOn()
  const dialog = within(await kycDialog())
  expect(paths()).not.toContain('investor/kycDetails')
  await userEvent.click(dialog.getByRole('button', { name: 'OK' }))
  await waitFor(() => expect(navigate).toHaveBeenCalledWith('/home/create-folio/add-applicant'))
  expect(toasts).toEqual([])
})

test('where a later check refuses, the focus is back on CONTINUE [S2.154]', async () => {
  const { toasts } = show(1, { ...registered, 'investor/kycDetails': { code: '-990', message: 'Not now.' } })
  await goOn()
  await userEvent.click(within(await kycDialog()).getByRole('button', { name: 'OK' }))
  await waitFor(() => expect(toasts).toEqual(['Not now.']))
  await waitFor(() => expect(screen.getByRole('button', { name: 'CONTINUE' })).toHaveFocus())
})

test('out of that dialog one can change the KYC first: its page opens, and no folio is begun [S2.154]', async () => {
  const onClose = jest.fn()
  const { paths } = show(1, registered, demoSession, { onClose })
  await goOn()
  await userEvent.click(within(await kycDialog()).getByRole('button', { name: 'Modify your KYC' }))
  expect(navigate).toHaveBeenCalledWith('/home/create-folio/kyc-applicant')
  expect(onClose).toHaveBeenCalledTimes(1)
  expect(paths()).not.toContain('investor/kycDetails')
})

test('quick invest begins no KYC: the dialog says so with OK alone; of another applicant a toast tells [S2.154]', async () => {
  const { close } = show(1, registered, demoSession, { quickInvest: true, onAdded: jest.fn() })
  await paste('Date of Birth', '14 Mar 1986')
  await goOn()
  expect(within(await kycDialog()).getByRole('button', { name: 'OK' })).toBeEnabled()
  expect(screen.queryByRole('button', { name: 'Modify your KYC' })).toBeNull()
  close()
  const { toasts, paths } = show(2, registered)
  await screen.findByRole('textbox', { name: 'PAN' })
  await fillUma()
  await goOn()
  await waitFor(() => expect(paths()).toContain('investor/kycDetails'))
  expect(toasts).toEqual(['Your KYC Status is Registered but not validated'])
})
