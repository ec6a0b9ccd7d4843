import { ClientEvent } from '@portal/contracts/wire/telemetry'
import { blameOf, ownStack } from './blame'
import { supportCode, visit } from './support-code'

const remote = 'http://localhost:4600/investors/remotes/mfe-transact/1.0.0-c20e4102/118.6dd05050.js:1:2345'
const shell = 'http://localhost:4600/investors/shell/774.0a1b2c3d.js:1:99'

test.each([
  [
    'the remote that threw',
    `TypeError: x\n    at a (${remote})\n    at b (${shell})`,
    'mfe-transact',
    '1.0.0-c20e4102',
  ],
  [
    'the shell, when its code threw first',
    `TypeError: x\n    at b (${shell})\n    at a (${remote})`,
    'shell',
    '',
  ],
  ['the remote of a file name alone', remote, 'mfe-transact', '1.0.0-c20e4102'],
  ["Firefox's way of writing", `a@${remote}\nb@${shell}`, 'mfe-transact', '1.0.0-c20e4102'],
  [
    'the remote of a page of its own',
    'http://localhost:4600/investors/standalone/mfe-auth/1.0.0-c20e4102/main.6dd05050.js:1:2345',
    'mfe-auth',
    '1.0.0-c20e4102',
  ],
  [
    'the shell for the host in another page',
    'at x (https://portal.example/investors/embed/embed.js:1:9)',
    'shell',
    '',
  ],
  ['nobody for the page around', 'at x (https://partner.example/app.js:1:9)', 'unknown', ''],
  ['nobody for an extension', 'at x (chrome-extension://abc/content.js:1:1)', 'unknown', ''],
  ['nobody without a place', '', 'unknown', ''],
])('blames %s', (_, places, name, version) => {
  expect(blameOf(places)).toEqual({ remote: name, version })
})

test('the support code says what failed, where, and ends with what all reports of this page load carry', () => {
  expect(visit).toMatch(/^[2-9BCDFGHJKMNPQRTVWXZ]{5}$/)
  expect(supportCode({ code: 'LOAD-003', remote: 'mfe-transact' })).toBe(`LOAD-003-TRANSACT-${visit}`)
  expect(supportCode({ code: 'LOAD-001', remote: 'remotes.json' })).toBe(`LOAD-001-${visit}`)
})

test('of a stack nothing is told but the first ten places in scripts of releases, as the server takes them', () => {
  const error = new TypeError('ZZZPV1001A')
  error.stack = `TypeError: ZZZPV1001A\n    at asha (${remote})\nf@https://elsewhere.example/x.js:1:2\ng@${remote}`
  const place = '/remotes/mfe-transact/1.0.0-c20e4102/118.6dd05050.js:1:2345'
  expect(ownStack(error)).toBe(`${place}\n${place}`)
  error.stack = `    at a (${remote.replace('remotes', 'standalone')})\n    at b (http://localhost:4600/investors/embed/embed.js:1:2)`
  const elsewhere = ownStack(error)
  expect(elsewhere).toBe(`${place.replace('remotes', 'standalone')}\n/embed/embed.js:1:2`)
  error.stack = `    at a (${remote})\n`.repeat(30)
  const stack = ownStack(error)
  expect(stack?.split('\n')).toHaveLength(10)
  const told = { remote: 'shell', version: '', kernel: '1', shell: '1', page: '/', visit: '7K3QX', count: 1 }
  const event = { ...told, kind: 'failure', code: 'PAGE-001', stage: 'unhandled error' }
  for (const each of [stack, elsewhere])
    expect(ClientEvent.safeParse({ ...event, stack: each }).success).toBe(true)
  error.stack = 'TypeError: x\n    at https://elsewhere.example/x.js:1:2'
  expect([ownStack(error), ownStack(undefined)]).toEqual([undefined, undefined])
})
