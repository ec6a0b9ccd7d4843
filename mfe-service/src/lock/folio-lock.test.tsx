import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ok, renderPage } from '@portal/testing'
import { requestAnswers } from '../testing/request-samples'
import FolioLockPage from './folio-lock.page'

jest.mock('@portal/kernel', () =>
  jest.requireActual<typeof import('@portal/testing')>('@portal/testing').routedKernel(),
)

const open = { folioNo: '91024821', canChange: true, lockedAt: null, unlocking: null }
const locked = { ...open, folioNo: '91027306', lockedAt: '2026-08-25T05:00:00.000Z' }
const unlocking = { ...locked, folioNo: '91031954', unlocking: { requestId: 'r-1', on: '2026-08-26' } }
const user = userEvent.setup()

test('each folio is locked or unlocked, and one that is being unlocked leads to its request', async () => {
  const { callsOf } = renderPage(FolioLockPage, {
    answers: {
      ...requestAnswers,
      'investor/getFolioLocks': ok({ folios: [open, locked, unlocking] }),
      'investor/updateFolioLock': requestAnswers['request/detail']!,
    },
  })
  expect(await screen.findByRole('button', { name: 'Unlock folio XXXX7306' })).toBeVisible()
  expect(screen.getByText('Unlocks on 26 Aug 2026')).toBeVisible()
  expect(screen.getByRole('link', { name: 'See the request to unlock folio XXXX1954' })).toHaveAttribute(
    'href',
    '/home/service-request/request?id=r-1',
  )
  await user.click(screen.getByRole('button', { name: 'Lock folio XXXX4821' }))
  await waitFor(() =>
    expect(callsOf('investor/updateFolioLock')).toMatchObject([
      { body: { folioNo: '91024821', lock: true } },
    ]),
  )
})

test('an investor without a folio is led to one', async () => {
  renderPage(FolioLockPage, { answers: { ...requestAnswers, 'investor/getFolioLocks': ok({ folios: [] }) } })
  expect(await screen.findByText('No folio yet')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Explore funds' })).toBeVisible()
})
