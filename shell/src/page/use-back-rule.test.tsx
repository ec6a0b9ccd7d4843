import { routes, signOut, startVisit, homeByMode, writeStored } from '@portal/kernel'
import { act, screen, waitFor } from '@testing-library/react'
import { answerCalls, logIn, openPortal, pages } from '../testing/portal'
import { backTarget } from './use-back-rule'

beforeEach(() => void answerCalls({ 'auth/logout': {} }))
afterEach(() => act(() => signOut('forced')))

const success = {
  path: 'home/transaction/successfull',
  handle: { title: 'Receipt', access: 'investor', backTo: homeByMode },
  page: async () => ({ default: () => <h1>Receipt</h1> }),
} as const
const daaafSuccess = {
  path: 'switch-daaf/daaaf-success',
  handle: { title: 'Done', access: 'investor', backTo: { stored: 'daaaf-link' } },
  page: async () => ({ default: () => <h1>Done</h1> }),
} as const

async function openSuccess() {
  const { router } = openPortal('/home/transaction/invest', [...Object.values(pages), success, daaafSuccess])
  await screen.findByRole('heading', { name: 'Invest' })
  return router
}
const address = () => window.location.pathname + window.location.search

test('the back button on a success page leads to the dashboard, not to the step before [S2.108]', async () => {
  logIn()
  const router = await openSuccess()
  await act(() => router.navigate('/home/transaction/successfull?order=1'))
  await screen.findByRole('heading', { name: 'Receipt' })
  expect(address()).toBe('/investors/home/transaction/successfull?order=1')
  await act(() => router.navigate(-1))
  await waitFor(() => expect(address()).toBe('/investors/home/dashboard'))
})

test('in quick invest it leads to the funds [S2.108]', async () => {
  logIn()
  startVisit('quickInvest')
  const router = await openSuccess()
  await act(() => router.navigate('/home/transaction/successfull?order=1'))
  await screen.findByRole('heading', { name: 'Receipt' })
  await act(() => router.navigate(-1))
  await waitFor(() => expect(address()).toBe('/investors/home/explore-funds'))
})

test('on the daaaf success page it leads to the stored daaaf link [S2.109]', async () => {
  logIn()
  writeStored('daaaf-link', '/home/explore-funds?from=daaaf')
  const router = await openSuccess()
  await act(() => router.navigate('/switch-daaf/daaaf-success'))
  await screen.findByRole('heading', { name: 'Done' })
  await act(() => router.navigate(-1))
  await waitFor(() => expect(address()).toBe('/investors/home/explore-funds?from=daaaf'))
})

test.each(['https://evil.example/', '//evil.example/home', 'javascript:alert(1)', '/auth/login', ''])(
  'a stored link %j that leads out of the portal is not followed: home it is [S2.109]',
  (link) => {
    writeStored('daaaf-link', link)
    expect(backTarget({ stored: 'daaaf-link' })).toBe(routes.dashboard.path)
  },
)

test('other pages leave the back button alone', async () => {
  logIn()
  const router = await openSuccess()
  await act(() => router.navigate('/home/explore-funds'))
  await screen.findByRole('heading', { name: 'Explore funds' })
  await act(() => router.navigate(-1))
  await waitFor(() => expect(address()).toBe('/investors/home/transaction/invest'))
})
