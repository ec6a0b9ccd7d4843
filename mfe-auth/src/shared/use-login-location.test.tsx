import { readStored } from '@portal/kernel'
import { renderPublicPage } from '@portal/testing'
import * as z from 'zod/mini'
import LoginPage from '../login/login.page'
import LoginCodePage from '../login-code/login-code.page'
import QuickInvestPage from '../quick-invest/quick-invest.page'
import PasswordRecoveryPage from '../recovery/password-recovery.page'
import UnlockPage from '../recovery/unlock.page'
import RegisterPage from '../register/register.page'

jest.mock('@portal/kernel', () =>
  jest.requireActual<typeof import('@portal/testing')>('@portal/testing').routedKernel(),
)

const ask = jest.fn()
beforeEach(() => {
  jest.useFakeTimers()
  ask.mockReset()
  Object.defineProperty(navigator, 'geolocation', {
    value: { getCurrentPosition: ask },
    configurable: true,
  })
})
afterEach(() => jest.useRealTimers())

test('the place of the log-in is asked for 3 seconds after the start, and kept for the calls [S9.042] [S3.073]', () => {
  renderPublicPage(LoginPage)
  jest.advanceTimersByTime(2999)
  expect(ask).not.toHaveBeenCalled()
  jest.advanceTimersByTime(1)
  ask.mock.lastCall![0]({ coords: { latitude: 19.07, longitude: 72.87 } })
  expect(readStored('loginLocation', z.unknown())).toEqual({ loginLatitude: 19.07, loginLongitude: 72.87 })
})

test.each([
  ['registration', RegisterPage],
  ['quick invest', QuickInvestPage],
  ['a code', LoginCodePage],
  ['recovery', PasswordRecoveryPage],
  ['unlocking', UnlockPage],
])('the place is asked for on the page of %s too [S9.042]', (_way, Page) => {
  renderPublicPage(Page)
  jest.advanceTimersByTime(2999)
  expect(ask).not.toHaveBeenCalled()
  jest.advanceTimersByTime(1)
  expect(ask).toHaveBeenCalledTimes(1)
})

test('a refusal of the place is only logged: the investor sees nothing [S8.089]', () => {
  const log = jest.spyOn(console, 'info').mockImplementation(() => undefined)
  renderPublicPage(LoginPage)
  jest.advanceTimersByTime(3000)
  const before = document.body.innerHTML
  ask.mock.lastCall![1]({ message: 'denied' })
  expect(log).toHaveBeenCalledWith(expect.stringContaining('denied'))
  expect(document.body.innerHTML).toBe(before)
})
