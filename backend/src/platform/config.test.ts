import { readConfig } from './config'
import { asCallError } from './failure'
import { createLog } from './log'
import { CallError } from './refusal'

describe('the environment', () => {
  test('gives a sandbox on port 4600 without any setting', () => {
    expect(readConfig({})).toMatchObject({
      mode: 'sandbox',
      port: 4600,
      publicUrl: 'http://localhost:4600',
      encryption: true,
      otp: { digits: 4, minutes: 20 },
    })
  })

  test('offers service requests unless the installation says otherwise [S6.016]', () => {
    expect(readConfig({}).serviceRequests).toBe(true)
    expect(readConfig({ PORTAL_SERVICE_REQUESTS: 'off' }).serviceRequests).toBe(false)
    expect(() => readConfig({ PORTAL_SERVICE_REQUESTS: 'no' })).toThrow('PORTAL_SERVICE_REQUESTS is "no"')
  })

  test('names a setting that makes no sense', () => {
    expect(() => readConfig({ OTP_DIGITS: '3' })).toThrow('OTP_DIGITS is "3"')
    expect(() => readConfig({ PORT: 'many' })).toThrow('PORT is "many"')
    expect(() => readConfig({ DATABASE_ANSWER_SECONDS: '0' })).toThrow('DATABASE_ANSWER_SECONDS is "0"')
    expect(() => readConfig({ PORTAL_MODE: 'demo' })).toThrow('PORTAL_MODE is "demo"')
    expect(() => readConfig({ PORTAL_NOW: 'soon' })).toThrow('PORTAL_NOW is "soon"')
    expect(() => readConfig({ PORTAL_TRUSTED_PROXIES: '10.0.0.1, lb.local' })).toThrow('names "lb.local"')
  })
})

describe('the log', () => {
  test('masks every PAN and leaves out what is secret', () => {
    const lines: string[] = []
    const log = createLog('info', { write: (line) => void lines.push(line) })
    log.info(
      { pan: 'ZZZPV1001A', otp: '1234', body: { password: 'Sandbox#2026', otp: '9876' } },
      'for ZZZPV1001A',
    )
    expect(lines.join()).toContain('ZZXXXXXX1A')
    for (const secret of ['ZZZPV1001A', '1234', 'Sandbox#2026', '9876'])
      expect(lines.join()).not.toContain(secret)
  })
})

describe('an error, as callers see it', () => {
  test.each([
    [Object.assign(new Error('x'), { code: '57P01' }), 503],
    [new Error('query failed', { cause: Object.assign(new Error('x'), { code: 'ECONNREFUSED' }) }), 503],
    [new Error('Connection terminated unexpectedly'), 503],
    [Object.assign(new Error('disk full'), { code: '53100' }), 503],
    [Object.assign(new Error('too large'), { statusCode: 413 }), 413],
    [new CallError(404, 'E', 'x'), 404],
    [new Error('select * from investors'), 500],
    ['a string', 500],
  ])('%s is a %i', (error, status) => {
    const seen = asCallError(error)
    expect(seen.httpStatus).toBe(status)
    expect(seen.message).not.toContain('select')
    if (status === 503) expect(seen.headers['Retry-After']).toBe('2')
  })

  test('that nobody foresaw says what to do and nothing of the inside [S8.064]', () => {
    expect(asCallError(new Error('boom')).message).toBe(
      'We could not process your request. Try again, or call our helpline.',
    )
  })
})

test('a payment provider that there is no adapter for keeps the portal from starting', () => {
  expect(readConfig({}).payments).toBe('signed')
  expect(() => readConfig({ PAYMENTS: 'razorpai' })).toThrow(
    'PAYMENTS is "razorpai"; it must be signed or razorpay or billdesk',
  )
})

test('tokens of Razorpay are debited by Razorpay alone: one of MANDATES and DEBITS without the other is refused', () => {
  expect(readConfig({})).toMatchObject({ mandates: 'signed', debits: 'signed' })
  const both = { MANDATES: 'razorpay', DEBITS: 'razorpay' }
  expect(readConfig(both)).toMatchObject({ mandates: 'razorpay', debits: 'razorpay' })
  for (const name of ['MANDATES', 'DEBITS'] as const)
    expect(() => readConfig({ ...both, [name]: 'signed' })).toThrow('must be named in both or in neither')
  expect(() => readConfig({ MANDATES: 'razorpai' })).toThrow('MANDATES is "razorpai"')
})

test('files of NACH debit what the signed registrar registered', () => {
  expect(readConfig({ DEBITS: 'nach' })).toMatchObject({ mandates: 'signed', debits: 'nach' })
  expect(() => readConfig({ MANDATES: 'razorpay', DEBITS: 'nach' })).toThrow(
    'MANDATES is razorpay and DEBITS is nach; razorpay must be named in both or in neither',
  )
})
