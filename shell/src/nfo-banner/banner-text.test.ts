import { descriptionTooltip, offerPeriod, showsBanner, titleTooltip } from './banner-text'

test('a title has a tooltip above 37 characters, not at 37 [S9.052]', () => {
  expect(titleTooltip('x'.repeat(37))).toBeUndefined()
  expect(titleTooltip('x'.repeat(38))).toBe('x'.repeat(38))
})

test('a description has a tooltip above 55 characters, not at 55 [S9.053]', () => {
  expect(descriptionTooltip('x'.repeat(55))).toBeUndefined()
  expect(descriptionTooltip('x'.repeat(56))).toBe('x'.repeat(56))
})

test('the period names its year once, or both where they differ', () => {
  expect(offerPeriod('2026-08-18', '2026-09-01')).toBe('Open 18 Aug – 1 Sep 2026')
  expect(offerPeriod('2026-12-28', '2027-01-11')).toBe('Open 28 Dec 2026 – 11 Jan 2027')
})

test.each([
  ['/home/dashboard', true],
  ['/home/explore-funds', true],
  ['/home/investments/portfolio', true],
  ['/home/investments/renew-sip', false],
  ['/home/transaction/invest', false],
  ['/auth/login', false],
])('on %s a banner may show: %s', (pathname, expected) => expect(showsBanner(pathname)).toBe(expected))
