// @needs-page
import { reportUnhandled } from './unhandled'
import type { PageReport } from './client-reporter'

let told: PageReport[]
let stop: () => void
beforeEach(() => {
  told = []
  stop = reportUnhandled(window, (event) => told.push(event))
})
afterEach(() => stop())

const file = 'http://localhost/investors/remotes/mfe-auth/1.0.0-a/12.abc.js'

test('an error that nobody handled is told with whose code it was', () => {
  const error = new TypeError('x is undefined')
  error.stack = `TypeError: x is undefined\n    at f (${file}:1:2)`
  window.dispatchEvent(new ErrorEvent('error', { error, message: 'x', filename: file }))
  expect(told).toEqual([
    {
      kind: 'failure',
      code: 'PAGE-001',
      stage: 'unhandled error',
      message: 'TypeError: x is undefined',
      stack: '/remotes/mfe-auth/1.0.0-a/12.abc.js:1:2',
      remote: 'mfe-auth',
      version: '1.0.0-a',
    },
  ])
})

test('an error without a stack is blamed by its file', () => {
  window.dispatchEvent(new ErrorEvent('error', { message: 'Script error.', filename: file }))
  expect(told).toEqual([expect.objectContaining({ remote: 'mfe-auth', message: 'Script error.' })])
})

test('a rejection that nobody handled is told, whatever it was rejected with', () => {
  for (const reason of [new Error('gone'), 'gone', undefined, { secret: 1 }])
    window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }))
  expect(told.map((event) => event.kind === 'failure' && [event.code, event.message])).toEqual([
    ['PAGE-002', 'Error: gone'],
    ['PAGE-002', 'gone'],
    ['PAGE-002', 'undefined'],
    ['PAGE-002', 'object'],
  ])
})

test('after its end nothing is told', () => {
  stop()
  window.dispatchEvent(new ErrorEvent('error', { message: 'x' }))
  expect(told).toEqual([])
})

test('what the policy of the page kept out is told with whose code asked for it', () => {
  const violation = {
    effectiveDirective: 'connect-src',
    blockedURI: 'https://elsewhere.example/x',
    sourceFile: file,
  }
  window.dispatchEvent(Object.assign(new Event('securitypolicyviolation'), violation))
  expect(told).toEqual([
    {
      kind: 'failure',
      code: 'PAGE-003',
      stage: 'policy violation',
      message: 'connect-src https://elsewhere.example/x',
      remote: 'mfe-auth',
      version: '1.0.0-a',
    },
  ])
})
