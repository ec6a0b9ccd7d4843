import { renderPage, speak } from '@portal/testing'
import { portalStore, RESET } from '@portal/kernel'
import { screen } from '@testing-library/react'
import FlowPage from '../../pages/flow.page'
import remote from '../../remote'
import { answers, plan } from '../../testing/sample-top-up'
import { topUpDraftAtom } from './top-up-draft'

jest.mock('@portal/kernel', () =>
  jest.requireActual<typeof import('@portal/testing')>('@portal/testing').routedKernel(),
)

beforeEach(() => portalStore.set(topUpDraftAtom, RESET))
afterEach(() => speak('en', remote))

test('a top-up is asked for in Hindi, with the SIP as it stays', async () => {
  await speak('hi', remote)
  renderPage(FlowPage, { answers, at: '/home/transaction/top-up?plan=SR100002' })
  expect(await screen.findByRole('heading', { name: 'एकमुश्त, आज' })).toBeVisible()
  expect(screen.getByText('हर किस्त वही रहेगी')).toBeVisible()
  expect(screen.getByText(/^₹[\d,]+, हर महीने$/)).toBeVisible()
  expect(screen.getByText('आपकी एसआईपी SR100002 नहीं बदलती। पुष्टि करने तक आप इसे बदल सकते हैं।')).toBeVisible()
})

test('its review follows the language as it stands', async () => {
  portalStore.set(topUpDraftAtom, (last) => ({ ...last, plan, amount: 4_000_00 }))
  renderPage(FlowPage, { answers, at: '/home/transaction/top-up/review' })
  expect(await screen.findByRole('heading', { name: 'Your SIP goes on as it is' })).toBeVisible()
  await speak('hi', remote)
  expect(screen.getByRole('heading', { name: 'आपकी एसआईपी जैसी है वैसी ही चलेगी' })).toBeVisible()
  expect(screen.getByText('अगली देय तारीख')).toBeVisible()
})
