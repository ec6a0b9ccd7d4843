import { applySettings, silenceConsole } from './apply-settings'
import type { PortalSettings } from './portal-settings'

const settings: PortalSettings = {
  environment: 'staging',
  serviceWorker: true,
  pushNotifications: true,
  askForNotifications: 'start',
}
const methods = ['debug', 'log', 'info', 'warn', 'error'] as const
const before = { ...console }
afterEach(() => void Object.assign(console, before))

test('in production nothing is written to the console, elsewhere everything is [S9.074]', () => {
  const written = jest.fn()
  for (const method of methods) console[method] = written
  applySettings(settings)
  for (const method of methods) console[method]('seen')
  expect(written).toHaveBeenCalledTimes(methods.length)
  applySettings({ ...settings, environment: 'production' })
  for (const method of methods) console[method]('unseen')
  expect(written).toHaveBeenCalledTimes(methods.length)
})

test('a silenced console keeps its other methods', () => {
  const fake = { ...console, table: jest.fn() }
  silenceConsole(fake)
  fake.table([])
  expect(fake.table).toHaveBeenCalled()
})
