import { describeDevice } from './device'

test.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/128.0.0.0 Safari/537.36',
    'Windows',
    'Chrome 128',
    'W',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/128.0.0.0 Safari/537.36 Edg/128.0.0.0',
    'Windows',
    'Edge 128',
    'W',
  ],
  [
    'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/128.0.0.0 Mobile Safari/537.36',
    'Android',
    'Chrome 128',
    'M',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
    'iOS',
    'Safari 17',
    'M',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 14.5; rv:129.0) Gecko/20100101 Firefox/129.0',
    'macOS',
    'Firefox 129',
    'W',
  ],
  ['curl/8', 'Other', 'Other', 'W'],
])(
  'tells system, browser and desktop or mobile of %s [S7.003] [S7.010]',
  (userAgent, os, browser, source) => {
    expect(describeDevice(userAgent)).toEqual({ os, browser, source })
  },
)
