import { Writable } from 'node:stream'
import { codeOfError } from './error-code'
import { createLog } from './log'

const refusedMail = Object.assign(
  new Error('550 5.1.1 <asha.verma@example.in>: no such user, call 9810001001'),
  {
    code: 'EENVELOPE',
    responseCode: 550,
    response: '550 5.1.1 <asha.verma@example.in>',
    command: 'RCPT TO',
  },
)

test('what went wrong is told in codes alone', () => {
  expect(codeOfError(refusedMail)).toBe('Error EENVELOPE 550')
  expect(codeOfError(new Error('around', { cause: refusedMail }))).toBe('Error EENVELOPE 550')
  expect(codeOfError(Object.assign(new TypeError('fetch failed'), { code: 'see asha@example.in' }))).toBe(
    'TypeError',
  )
  expect(codeOfError('asha@example.in')).toBe('string')
})

test('what was sent cannot end a line of the log and begin one of its own', () => {
  const lines: string[] = []
  const log = createLog(
    'info',
    new Writable({ write: (chunk, _encoding, done) => (lines.push(String(chunk)), done()) }),
  )
  log.info({ route: '/a\n{"level":60,"msg":"all is lost"}', '\r\n"x': 1 }, 'answered\r\n{"level":60}')
  expect(lines.join('').match(/\n/g)).toHaveLength(1)
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 30, time: expect.any(Number) })
})

test('log lines hold neither addresses nor numbers nor the words of a mail server', () => {
  const lines: string[] = []
  const log = createLog(
    'info',
    new Writable({ write: (chunk, _encoding, done) => (lines.push(String(chunk)), done()) }),
  )
  log.warn({ err: refusedMail }, 'outbox delivery failed')
  log.warn({ err: new Error('asha.verma@example.in or 9810001001 is unknown') }, 'failed')
  log.info({ about: 'asha.verma@example.in' }, 'bharat.rao@example.in wrote')
  expect(lines).toHaveLength(3)
  expect(lines.join('')).not.toMatch(/example\.in|98100|no such user/)
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    err: { code: 'EENVELOPE', message: 'Error EENVELOPE 550' },
  })
})
