// @needs-page
import { ApiError, signIn, signOut } from '@portal/kernel'
import { inspection } from '@portal/kernel/internal'
import { demoSession } from '@portal/testing/samples'
import { reportFailure } from '../../telemetry/report-failure'
import { watched } from '../watched'
import { createCallLog, mostCalls, remoteOnStack } from './calls'
import { createRecorder, type Recorder } from './recorder'

// jsdom keeps no timeline: whoever observes hears nothing.
class Observer {
  static supportedEntryTypes = []
  observe = () => undefined
  disconnect = () => undefined
}
Object.assign(globalThis, { PerformanceObserver: Observer })

const traceId = '32333435363738394243001122334455'
const trace = `00-${traceId}-0011223344556677-00`
const ok = async () => ({ status: 200, resultInfo: { resultCodeId: '0' } })
let recorder: Recorder | undefined

afterEach(() => {
  recorder?.end()
  sessionStorage.clear()
})

test('of a call the path, result, time, support code and caller are kept; of its error too', async () => {
  const changed = jest.fn()
  const log = createCallLog(() => 'mfe-portfolio', changed)
  const follow = log.call('orders/purchase')
  await follow(ok, trace)
  const gone = async () => Promise.reject(new ApiError({ kind: 'network', status: 0, code: 'OFFLINE' }))
  await expect(follow(gone, undefined)).rejects.toThrow()
  expect(log.calls).toEqual([
    expect.objectContaining({ path: 'orders/purchase', attempt: 2, status: 0, code: 'OFFLINE' }),
    expect.objectContaining({
      ...{ path: 'orders/purchase', attempt: 1, status: 200, code: '0', page: 'mfe-portfolio' },
      ...{
        traceId,
        supportCode: '23456-789B',
        milliseconds: expect.any(Number) as unknown,
      },
    }),
  ])
  expect(changed).toHaveBeenCalledTimes(4)
})

test(`the last ${mostCalls} calls are kept`, async () => {
  const { calls, call } = createCallLog(() => 'shell', jest.fn())
  for (let each = 0; each <= mostCalls; each += 1) await call(`demo/${each}`)(ok, undefined)
  expect(calls).toHaveLength(mostCalls)
  expect(calls[0]?.path).toBe(`demo/${mostCalls}`)
})

test('who called is the first remote on the stack, below the kernel that stands above it', () => {
  const stack = [
    'Error',
    '    at call (http://localhost/investors/shell/0.0.1-a/main.1.js:1:1)',
    '    at pay (http://localhost/investors/remotes/mfe-transact/1.0.0-a/12.js:1:9)',
    '    at f (http://localhost/investors/remotes/mfe-auth/1.0.0-a/12.js:1:9)',
  ]
  expect(remoteOnStack(stack.join('\n'))).toBe('mfe-transact')
  expect(remoteOnStack(stack.slice(0, 2).join('\n'))).toBeUndefined()
})

test('what the session, the guards, the loads and the errors of a tab do is kept by name', async () => {
  recorder = createRecorder()
  recorder.start()
  signIn(demoSession)
  await signOut('forced')
  const ended = watched.load?.({ name: 'mfe-auth' } as Parameters<NonNullable<typeof watched.load>>[0])
  expect(recorder.loads.times.get('mfe-auth')).toEqual({ isLoading: true })
  ended?.()
  expect(recorder.loads.times.get('mfe-auth')).toEqual({
    isLoading: false,
    load: expect.any(Number) as unknown,
  })
  const request = new Request('http://localhost/investors/home/receipt/ORD1?pan=ZZZPV1001A')
  watched.guard?.(request, null)
  watched.guard?.(request, new Response(null, { headers: { Location: '/auth/login?from=ZZZPV1001A' } }))
  const error = new TypeError(`${demoSession.investor.pan} is no folio`)
  error.stack = 'TypeError\n  at http://localhost/investors/remotes/mfe-auth/1.0.0-a/12.js:4:2'
  window.dispatchEvent(new ErrorEvent('error', { error, message: error.message }))

  expect(recorder.events.map((event) => event.name).reverse()).toEqual([
    'session began',
    'session ended',
    'load of mfe-auth began',
  ])
  expect(recorder.guards.map(({ path, decision }) => [path, decision])).toEqual([
    ['/home/receipt/(hidden)', 'to /auth/login'],
    ['/home/receipt/(hidden)', 'open'],
  ])
  expect(recorder.errors).toEqual([
    expect.objectContaining({
      name: 'TypeError',
      where: '12.js:4:2',
      remote: 'mfe-auth',
      version: '1.0.0-a',
    }),
  ])
  expect(JSON.stringify([recorder.events, recorder.guards, recorder.errors])).not.toContain('ZZZPV1001A')
})

test('nothing listens before the recording begins and after it ended', () => {
  expect([inspection.call, inspection.slots, watched.load, watched.guard]).toEqual(Array(4).fill(undefined))
  recorder = createRecorder()
  recorder.start()
  expect([inspection.call, watched.load]).not.toContain(undefined)
  recorder.end()
  expect([inspection.call, inspection.slots, watched.load, watched.guard]).toEqual(Array(4).fill(undefined))
  signIn(demoSession)
  reportFailure({ kind: 'warning', code: 'LOAD-011', remote: 'remotes.json', version: '', stage: '' })
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: new Error('x') }))
  expect([recorder.events, recorder.errors]).toEqual([[], []])
})
