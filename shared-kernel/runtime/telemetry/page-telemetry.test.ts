// @needs-page
import type { ClientEvents } from '@portal/contracts/wire/telemetry'
import { startPageTelemetry, type PageTelemetry } from './page-telemetry'

const load = { kind: 'load', remote: 'mfe-auth', version: '1.0.0-a', milliseconds: 7 } as const
let sent: ClientEvents['events']
let telemetry: PageTelemetry

function start(notifiesUnknown?: boolean) {
  telemetry = startPageTelemetry({
    kernel: '1.2.0',
    shell: 'embed',
    notifiesUnknown,
    send: (body) => void sent.push(...(JSON.parse(body) as ClientEvents).events),
  })
}

function hide() {
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
}

const throwIn = (file: string) =>
  window.dispatchEvent(new ErrorEvent('error', { message: 'x is undefined', filename: file }))

beforeEach(() => {
  jest.useFakeTimers()
  sent = []
})
afterEach(() => {
  telemetry.end()
  jest.useRealTimers()
  Reflect.deleteProperty(document, 'visibilityState')
})

test('what happens is sent after a while, with the host and the route as it is written', () => {
  start()
  telemetry.namePageBy(() => '/home/receipt/:order')
  telemetry.report(load)
  expect(sent).toEqual([])
  jest.advanceTimersByTime(60_000)
  expect(sent).toEqual([
    { ...load, kernel: '1.2.0', shell: 'embed', page: '/home/receipt/:order', visit: expect.any(String) },
  ])
})

test('a page that goes out of sight sends at once, with what is measured at that moment', () => {
  start()
  const settle = () => telemetry.report(load)
  document.addEventListener('visibilitychange', settle)
  hide()
  document.removeEventListener('visibilitychange', settle)
  expect(sent).toHaveLength(1)
})

test("in somebody else's page their errors are not told, ours are", () => {
  start(false)
  throwIn('https://partner.example/app.js')
  throwIn('https://portal.example/investors/remotes/mfe-auth/1.0.0-a/12.js')
  hide()
  expect(sent).toEqual([expect.objectContaining({ remote: 'mfe-auth', code: 'PAGE-001' })])
})

test('the end sends what waits and leaves no listener and no timer', () => {
  start()
  telemetry.report(load)
  telemetry.end()
  expect(sent).toHaveLength(1)
  expect(jest.getTimerCount()).toBe(0)
  throwIn('https://portal.example/investors/remotes/mfe-auth/1.0.0-a/12.js')
  hide()
  expect(sent).toHaveLength(1)
})
