import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ok, renderPage, serverError } from '@portal/testing'
import { oddConf } from '@portal/testing/samples'
import SecurityPage from './security.page'

jest.mock('@portal/kernel', () =>
  jest.requireActual<typeof import('@portal/testing')>('@portal/testing').routedKernel(),
)

const here = {
  sessionId: '7d4f0c6e-0d5a-4c1e-9d3d-0d6a9c1e7f10',
  startedAt: '2026-08-25T07:00:00.000Z',
  lastSeenAt: '2026-08-25T07:45:00.000Z',
  endedAt: null,
  ended: null,
  current: true,
  thisDevice: true,
}
const elsewhere = {
  ...here,
  sessionId: '2b9a0c6e-0d5a-4c1e-9d3d-0d6a9c1e7f11',
  startedAt: '2026-08-24T03:00:00.000Z',
  current: false,
  thisDevice: false,
}
const over = { ...elsewhere, sessionId: '3', endedAt: '2026-08-24T04:00:00.000Z', ended: 'password' }
const user = userEvent.setup()

test('shows where one is logged in, and signs out there', async () => {
  let sessions = [here, elsewhere, over]
  const end = () => {
    sessions = [
      here,
      { ...elsewhere, endedAt: '2026-08-25T07:50:00.000Z', ended: 'logout' as never },
      over,
    ] as never
    return ok({})
  }
  const { callsOf, toast } = renderPage(SecurityPage, {
    answers: { 'auth/sessions': () => ok({ sessions, failedLogIns: 0 }), 'auth/endSession': end },
  })
  const now = within(await screen.findByRole('region', { name: 'Logged in now' }))
  expect(now.getByText('You are here')).toBeVisible()
  await user.click(now.getByRole('button', { name: /^Sign out there/ }))
  expect(callsOf('auth/endSession')[0]?.body).toMatchObject({ sessionId: elsewhere.sessionId })
  expect(toast).toHaveBeenCalledWith({ type: 'success', message: 'That device is signed out.' })
  expect((await screen.findAllByText('Signed out'))[0]).toBeVisible()
  expect(screen.getAllByText('Password changed')[0]).toBeVisible()
})

test('warns of wrong passwords, and says for how many days log-ins are kept, as the server reckons', async () => {
  renderPage(SecurityPage, {
    answers: { 'auth/sessions': ok({ sessions: [here], failedLogIns: 3 }), conf: ok(oddConf) },
  })
  expect(await screen.findByText('Of the last 11 days.')).toBeVisible()
  expect(await screen.findByText('A wrong password was typed in 3 times')).toBeVisible()
  expect(screen.getByText('No earlier log-ins')).toBeVisible()
})

test('says that the log-ins did not load', async () => {
  renderPage(SecurityPage, { answers: { 'auth/sessions': serverError } })
  expect(await screen.findByText('Your log-ins did not load')).toBeVisible()
})

const passkey = {
  passkeyId: 'key-1',
  label: 'Chrome 156 on Windows',
  createdAt: '2026-08-20T03:30:00.000Z',
  lastUsedAt: null,
}

test('names devices, lists passkeys, and removes one', async () => {
  let passkeys = [passkey]
  const { callsOf, toast } = renderPage(SecurityPage, {
    answers: {
      'auth/sessions': ok({ sessions: [{ ...here, deviceName: 'Firefox 150 on Linux' }], failedLogIns: 0 }),
      'auth/passkey/list': () => ok({ passkeys }),
      'auth/passkey/remove': () => {
        passkeys = []
        return ok({})
      },
    },
  })
  expect((await screen.findAllByText('This browser (Firefox 150 on Linux)'))[0]).toBeVisible()
  const card = within(await screen.findByRole('region', { name: 'Passkeys' }))
  expect(card.getByRole('link', { name: 'Add a passkey' })).toHaveAttribute('href', '/auth/add-passkey')
  await user.click(await card.findByRole('button', { name: /^Remove\b.*Chrome 156 on Windows$/ }))
  expect(callsOf('auth/passkey/remove')[0]?.body).toMatchObject({ passkeyId: 'key-1' })
  expect(await card.findByText('No passkeys')).toBeVisible()
  expect(toast).toHaveBeenCalledWith(expect.objectContaining({ type: 'success' }))
  expect(screen.getByRole('link', { name: 'See and change' })).toHaveAttribute(
    'href',
    '/auth/recovery-details',
  )
})
