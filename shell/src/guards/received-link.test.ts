import { readReceivedLink } from './received-link'

const origin = 'https://portal.example'
const read = (link: string | null) => readReceivedLink(link, origin)

test.each([
  ['/home/investments/transactions', '/home/investments/transactions'],
  ['./home/sip', '/home/sip'],
  ['home/help', '/home/help'],
  ['/investors/home/help', '/home/help'],
  ['https://portal.example/investors/nct/bank-list', '/nct/bank-list'],
])('%s is a page of the portal', (link, to) => expect(read(link)).toEqual({ to }))

test('a link with a scheme goes to the invest flow with that scheme [S4.079]', () => {
  expect(read('/home/explore-funds?schemecode=VALUE-DG')).toEqual({
    to: '/home/transaction/invest?scheme=VALUE-DG',
  })
  expect(read('/home/explore-funds?schemecode=%3Cscript%3E')).toEqual({ to: '/home/explore-funds/All' })
})

test('show and showCorrection stay in the address [S4.081]', () => {
  expect(read('/home/profile/account-details?show=bank')).toEqual({
    to: '/home/profile/account-details?show=bank',
  })
  expect(read('/home/service-request?utmSource=sms&showCorrection=1')).toEqual({
    to: '/home/service-request?showCorrection=1',
  })
})

test('a link to another site is marked as such, for a new tab [S4.083]', () => {
  expect(read('https://example.com/offer')).toEqual({ href: 'https://example.com/offer' })
})

test.each([
  null,
  '',
  'javascript:alert(1)',
  'data:text/html,x',
  'http://example.com/plain',
  '/auth/login',
  '/api/v1/conf',
  '//',
  'https://',
])('%s leads nowhere', (link) => expect(read(link)).toBeNull())

test.each([
  '//evil.example/home/dashboard',
  '\\\\evil.example/home/dashboard',
  'https://portal.example@evil.example/home',
  'https://portal.example.evil.example/home',
  '/home/../auth/login',
  '/home/..%2f..%2fapi',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
])('hostile %j neither runs anything nor poses as a page of the portal', (link) => {
  const target = read(link)
  if (target === null) return
  if ('to' in target) expect(new URL(target.to, origin).pathname).toMatch(/^\/home\//)
  else
    expect(new URL(target.href)).toMatchObject({
      protocol: 'https:',
      origin: expect.not.stringMatching(/^https:\/\/portal\.example$/),
    })
})
