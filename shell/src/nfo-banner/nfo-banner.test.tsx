import { signOut } from '@portal/kernel'
import { cleanup, screen } from '@testing-library/react'
import { answerCalls, logIn, openPortal, pass } from '../testing/portal'

const offer = {
  title: 'Neem Value Fund',
  description: 'Buys sound companies when they are out of favour',
  backgroundColor: null,
  nfoStartDate: '2026-08-18',
  nfoEndDate: '2026-09-01',
  cta1Name: 'Know more',
  cta1Url: 'https://example.com/value',
  cta2Name: 'Invest at ₹10',
  cta2Url: '/home/explore-funds?schemecode=VALUE-DG',
}

async function openHome(path: string, banners: readonly unknown[]) {
  answerCalls({ 'nfo/banner': { banners } })
  logIn()
  const opened = openPortal(path)
  await pass(0)
  return opened
}

beforeEach(() => jest.useFakeTimers())
afterEach(async () => {
  cleanup()
  await signOut('forced')
  jest.useRealTimers()
})

const banner = () => screen.queryByRole('complementary', { name: 'New fund offer' })
test('the banner shows title, description, dates and two actions [S2.083] [S2.168] [S2.162] [S7.117]', async () => {
  await openHome('/home/dashboard', [offer])
  await pass(1100)
  expect(banner()).toHaveTextContent('Neem Value Fund')
  expect(banner()).toHaveTextContent('Buys sound companies when they are out of favour')
  expect(banner()).toHaveTextContent('Open 18 Aug – 1 Sep 2026')
  expect(screen.getByRole('link', { name: 'Invest at ₹10' })).toHaveAttribute(
    'href',
    '/investors/home/transaction/multi-investment/1',
  )
  expect(screen.getByRole('link', { name: 'Know more (opens in a new tab)' })).toHaveAttribute(
    'href',
    'https://example.com/value',
  )
})

test('the banner asks for its data a second after the start [S9.044]', async () => {
  await openHome('/home/dashboard', [offer])
  await pass(900)
  expect(banner()).toBeNull()
  await pass(200)
  expect(banner()).not.toBeNull()
})

test('the banner is absent without data and off home pages [S2.084]', async () => {
  await openHome('/home/dashboard', [])
  await pass(1100)
  expect(banner()).toBeNull()
  cleanup()
  await openHome('/home/transaction/invest', [offer])
  await pass(1100)
  expect(banner()).toBeNull()
})

test('its ground is #033361 unless the data names one [S2.085]', async () => {
  await openHome('/home/dashboard', [offer])
  await pass(1100)
  expect(banner()?.style.getPropertyValue('--nfo-ground')).toBe('#033361')
})
