import { portalStore } from '@portal/kernel'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { answerCalls, openPortal, pages, pass } from '../testing/portal'
import { installOfferAtom, listenForInstallOffer } from './install-offer'

let stop: () => void
let width = 375
const prompt = jest.fn(async () => undefined)
let outcome: 'accepted' | 'dismissed'

beforeEach(() => {
  answerCalls({})
  jest.useFakeTimers()
  window.matchMedia = (query: string) =>
    ({
      matches: width <= Number(/max-width: ?(\d+)/.exec(query)?.[1] ?? 0),
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }) as unknown as MediaQueryList
  prompt.mockClear()
  outcome = 'accepted'
  width = 375
  stop = listenForInstallOffer()
})
afterEach(() => {
  stop()
  act(() => portalStore.set(installOfferAtom, null))
  jest.useRealTimers()
})

const user = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
const banner = () => screen.queryByRole('complementary', { name: 'Add to home screen' })

async function browserOffers() {
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
    prompt,
    userChoice: Promise.resolve().then(() => ({ outcome })),
  })
  act(() => void window.dispatchEvent(event))
  expect(event.defaultPrevented).toBe(true)
}

async function openLogin() {
  openPortal('/auth/login', [pages.login, pages.dashboard])
  await pass(100)
  expect(screen.getByRole('heading', { name: 'Log in' })).toBeVisible()
}

test('on the log-in page on mobile, LATER and ADD NOW show a second after the browser offers it [S2.094] [S4.027]', async () => {
  await openLogin()
  await browserOffers()
  await pass(998)
  expect(banner()).toBeNull()
  await pass(10)
  expect(banner()).toBeVisible()
  expect(screen.getByRole('button', { name: 'LATER' })).toBeVisible()
  await user().click(screen.getByRole('button', { name: 'ADD NOW' }))
  expect(prompt).toHaveBeenCalledTimes(1)
  await pass(5_000)
  expect(banner()).toBeNull()
})

test('who dismisses the question of the browser is offered it again after a second [S4.028]', async () => {
  outcome = 'dismissed'
  await openLogin()
  await browserOffers()
  await pass(1_010)
  await user().click(screen.getByRole('button', { name: 'ADD NOW' }))
  await pass(900)
  expect(banner()).toBeNull()
  await pass(200)
  expect(banner()).toBeVisible()
})

test('LATER puts it off', async () => {
  await openLogin()
  await browserOffers()
  await pass(1_010)
  await user().click(screen.getByRole('button', { name: 'LATER' }))
  await pass(5_000)
  expect(banner()).toBeNull()
  expect(prompt).not.toHaveBeenCalled()
})

test('a wide screen is not asked', async () => {
  width = 1280
  await openLogin()
  await browserOffers()
  await pass(1_010)
  expect(banner()).toBeNull()
})
