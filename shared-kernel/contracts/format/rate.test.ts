import { formatRate } from './public'

test.each([
  [0.144, {}, '+14.4%'],
  [-0.035, {}, '−3.5%'],
  [0, {}, '0.0%'],
  [-0.0004, {}, '0.0%'],
  [0.1482, { decimals: 2 }, '+14.82%'],
  [-0.0318, { decimals: 2 }, '−3.18%'],
  [0.0062, { decimals: 2, sign: false }, '0.62%'],
  [0.00285, { decimals: 2 }, '+0.29%'],
  [12.5, {}, '+1,250.0%'],
  [null, {}, 'n/a'],
  [Number.NaN, {}, 'n/a'],
])('writes the rate %p with %p as %s', (rate, options, text) => {
  expect(formatRate(rate, options)).toBe(text)
})
