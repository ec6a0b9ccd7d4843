import { hostileAddresses, sharedLines } from '@portal/testing/node'
import { readReceivedLink } from './received-link'

const origin = 'https://portal.example'
const read = (link: string | null) => readReceivedLink(link, origin)

test.each([
  ['/home/investments/transactions', '/home/investments/transactions'],
  ['./home/sip', '/home/sip'],
  ['home/help', '/home/help'],
  ['/investors/home/help', '/home/help'],
  ['https://portal.example/investors/nct/bank-list', '/nct/bank-list'],
  ['./home/service-request/nominee-details', '/home/service-request/nominee-details'],
])('%s is a page of the portal', (link, to) => expect(read(link)).toEqual({ to }))

test('a link with a scheme goes to the invest flow with that scheme [S4.079] [S2.168]', () => {
  expect(read('/home/explore-funds?schemecode=VALUE-DG')).toEqual({
    to: '/home/transaction/multi-investment/1',
    scheme: 'VALUE-DG',
  })
  expect(read('/home/explore-funds?schemecode=%3Cscript%3E')).toEqual({ to: '/home/explore-funds/All' })
})

test('show and showCorrection stay in the address [S4.081]', () => {
  expect(read('/home/profile/account-details?show=bank')).toEqual({
    to: '/home/profile/account-details?show=bank',
  })
  expect(read('/home/service-request?utmSource=sms&showCorrection=1')).toMatchObject({
    to: '/home/service-request?showCorrection=1',
  })
})

test('a link to another site is marked as such, for a new tab [S4.083]', () => {
  expect(read('https://example.com/offer')).toEqual({ href: 'https://example.com/offer' })
})

test.each(['/auth/login', './auth/login?x=1', 'https://portal.example/investors/auth/login'])(
  '%s leads to the log-in page, with what the browser keeps cleared first [S2.171]',
  (link) => expect(read(link)).toEqual({ to: '/auth/login', endsSession: true }),
)

test('the campaign of a link is read in both spellings, and counts nothing where there is none [S4.084]', () => {
  const campaign = { utmSource: 'sms', utmMedium: '', utmCampaign: 'tax', utmTerm: '', utmContent: '' }
  expect(read('/home/sip?utmSource=sms&utmCampaign=tax')).toEqual({ to: '/home/sip', campaign })
  expect(read('https://example.com/?utm_source=sms&utm_campaign=tax')).toMatchObject({ campaign })
  expect(read('/home/sip?utmSource=')).toEqual({ to: '/home/sip' })
})

test('what a campaign says of itself is cut to what the call takes', () =>
  expect(read(`/home/sip?utmTerm=${'x'.repeat(500)}`)).toMatchObject({
    campaign: { utmTerm: 'x'.repeat(100) },
  }))

/** Every page a link may open begins so. */
const allowed = /^\/(home|nct|switch-daaf)(\/|\?|$)|^\/auth\/login$/

/** Whether following the link stays on the allow-list: pages that investors have, or another site over https. */
function expectAllowed(link: string): void {
  const target = read(link)
  if (target === null) return
  if ('to' in target) {
    expect(target.to).toMatch(allowed)
    const resolved = new URL(`/investors${target.to}`, origin)
    expect(resolved.origin).toBe(origin)
    expect(resolved.pathname).toMatch(/^\/investors\/(home|nct|switch-daaf|auth\/login)(\/|$)/)
  } else {
    const { protocol, origin: elsewhere, username } = new URL(target.href)
    expect([protocol, username]).toEqual(['https:', ''])
    expect(elsewhere).not.toBe(origin)
  }
}

test.each([
  null,
  '',
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  'java\tscript:alert(1)',
  '\u0001javascript:alert(1)',
  'javascript://portal.example/home/dashboard%0aalert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:https://portal.example/1',
  'file:///etc/passwd',
  'http://example.com/plain',
  'ftp://example.com/',
  'https://user:pass@evil.example/',
  'https://portal.example@evil.example/home',
  '/auth/set-password',
  '/api/v1/conf',
  '/investors',
  '//',
  'https://',
  '/investors//evil.example/home',
  '/investors/home/..//evil.example',
  '/investors/%2f%2fevil.example/home',
  '/%68ome/dashboard',
  '/homely',
  '/sandbox',
])('%j leads nowhere', (link) => expect(read(link)).toBeNull())

test.each([
  ...hostileAddresses(origin),
  '////evil.example/home',
  '/home\\..\\..\\..\\evil.example',
  '/home/../auth/set-password',
  '/home/..%2f..%2fapi',
  '/home/%2e%2e/%2e%2e/api/v1/conf',
  '/home/%252e%252e/%252e%252e/api',
  '/home/dashboard#javascript:alert(1)',
  '/home?next=//evil.example',
  '/home/dashboard\r\nLocation: https://evil.example',
  '\u202e/home/dashboard',
])('hostile %j never leaves the allow-list', expectAllowed)

test('no payload of the public collections leaves the allow-list', () => {
  const files = [
    'xss_alert.txt',
    'XSS_Polyglots.txt',
    'H5SC-vectors.txt',
    'JHADDIX_XSS.txt',
    'RSNAKE_XSS.txt',
  ]
  for (const file of files)
    for (const payload of sharedLines(`payloads-xss/${file}`)) {
      expectAllowed(payload)
      expectAllowed(`/home/dashboard?show=${payload}`)
      expectAllowed(`./home/${payload}`)
    }
})
