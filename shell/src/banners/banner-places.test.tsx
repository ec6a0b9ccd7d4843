import { screen } from '@testing-library/react'
import { answerCalls, logIn, openPortal, pages, pass } from '../testing/portal'
import { placesOf } from './places-of'

test.each([
  ['/auth/login', ['Investor Login']],
  ['/home/dashboard', ['Investor Dashboard 1', 'Investor Dashboard 2']],
  ['/home/transaction/successfull', ['PDF download']],
  ['/home/create-folio/multi-success', ['PDF download']],
  ['/home/explore-funds', ['Investment Solutions']],
  ['/home/explore-funds/All', ['Investment Solutions']],
  ['/home/transaction/payment', []],
  ['/home/explore-funds/scheme', []],
])('%s has the banners %j [S2.098] [S2.100] [S2.101] [S2.102]', (pathname, places) => {
  expect(placesOf(pathname)).toEqual(places)
})

test('the dashboard shows both of its banners below its content, a moment after it [S2.100]', async () => {
  jest.useFakeTimers()
  const banner = (title: string) => ({
    placement: 'Investor Dashboard 1',
    title,
    description: 'Ten per cent more each year.',
    image: 'banner-steps-wide.svg',
    width: 1200,
    height: 240,
    link: null,
    external: false,
  })
  const call = answerCalls({ banner: { banners: [banner('Step up your SIP')] } })
  logIn()
  openPortal('/home/dashboard', [pages.dashboard])
  await pass(500)
  expect(screen.queryByText('Step up your SIP')).toBeNull()
  await pass(1_000)
  expect(await screen.findAllByText('Step up your SIP')).toHaveLength(2)
  expect(screen.getByRole('main')).toContainElement(screen.getAllByText('Step up your SIP')[0]!)
  const requested = call.mock.calls.filter(([endpoint]) => endpoint.path === 'banner').map(([, body]) => body)
  expect(requested).toEqual([{ placement: 'Investor Dashboard 1' }, { placement: 'Investor Dashboard 2' }])
  jest.useRealTimers()
})
