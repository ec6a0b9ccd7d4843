// @needs-page
import { api, signOut } from '@portal/kernel'
import { act } from '@testing-library/react'
import type { PortalSettings } from '../settings/portal-settings'
import { answerCalls, asha, logIn } from '../testing/portal'
import { startWebPush } from './web-push'

const settings: PortalSettings = {
  environment: 'dev',
  serviceWorker: true,
  pushNotifications: true,
  askForNotifications: 'start',
}
const subscription = { toJSON: () => ({ endpoint: 'https://push.example/1' }) } as PushSubscription
const subscribe = jest.fn(async () => subscription)
const worker = {
  pushManager: { getSubscription: async () => null, subscribe },
} as unknown as ServiceWorkerRegistration
const requestPermission = jest.fn(async () => 'granted' as NotificationPermission)

let calls: jest.SpyInstance
let stop: () => void = () => undefined
const settled = () => act(async () => void (await new Promise((resolve) => setTimeout(resolve, 0))))
const pathsCalled = () => calls.mock.calls.map(([endpoint]) => (endpoint as { path: string }).path)

beforeEach(() => {
  jest.clearAllMocks()
  Object.assign(globalThis, {
    PushManager: class {},
    Notification: { permission: 'default', requestPermission },
  })
  calls = answerCalls({
    'fcm/keys': { publicKey: 'BPublic' },
    'notification/device/register': {},
    'auth/logout': {},
  }) as unknown as jest.SpyInstance
})
afterEach(() => {
  stop()
  return act(() => signOut('forced'))
})

test('the keys are fetched and the permission is asked for at start [S7.118] [S9.075]', async () => {
  stop = await startWebPush(worker, settings)
  expect(pathsCalled()).toEqual(['fcm/keys'])
  expect(requestPermission).toHaveBeenCalledTimes(1)
  expect(subscribe).not.toHaveBeenCalled()
})

test('the browser is registered for the investor who logs in, with what it is [S7.124] [S3.071]', async () => {
  stop = await startWebPush(worker, settings)
  await logIn()
  await settled()
  expect(subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: 'BPublic' })
  expect(calls).toHaveBeenLastCalledWith(expect.objectContaining({ path: 'notification/device/register' }), {
    userId: asha.pan,
    userNameID: asha.pan,
    deviceToken: JSON.stringify({ endpoint: 'https://push.example/1' }),
    browser: expect.any(String),
    browserVersion: expect.any(String),
    os: expect.any(String),
    osVersion: expect.any(String),
  })
})

test('an installation may ask after the log-in instead', async () => {
  stop = await startWebPush(worker, { ...settings, askForNotifications: 'log-in' })
  expect(requestPermission).not.toHaveBeenCalled()
  await logIn()
  await settled()
  expect(requestPermission).toHaveBeenCalledTimes(1)
  expect(pathsCalled()).toContain('notification/device/register')
})

test('push is on by default, and off where the settings say so or the browser has none [S9.069]', async () => {
  const { default: shipped } = await import('../../config.default.json')
  expect(shipped.pushNotifications).toBe(true)
  await startWebPush(worker, { ...settings, pushNotifications: false })
  await startWebPush(undefined, settings)
  Reflect.deleteProperty(globalThis, 'PushManager')
  stop = await startWebPush(worker, settings)
  expect(api.call).not.toHaveBeenCalled()
})

test('a browser that is asked in vain without a press, as Firefox and Safari, is asked at the next one', async () => {
  Object.defineProperty(navigator, 'userActivation', { value: { isActive: false }, configurable: true })
  stop = await startWebPush(worker, settings)
  await logIn()
  await settled()
  expect(requestPermission).not.toHaveBeenCalled()
  requestPermission.mockImplementationOnce(async () => {
    Object.assign(Notification, { permission: 'granted' })
    return 'granted'
  })
  document.body.click()
  await settled()
  document.body.click()
  await settled()
  Reflect.deleteProperty(navigator, 'userActivation')
  expect(requestPermission).toHaveBeenCalledTimes(1)
  expect(pathsCalled()).toContain('notification/device/register')
})

test('who says no is not registered', async () => {
  requestPermission.mockResolvedValueOnce('denied')
  stop = await startWebPush(worker, settings)
  await logIn()
  await settled()
  expect(pathsCalled()).toEqual(['fcm/keys'])
})
