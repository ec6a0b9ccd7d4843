import { deviceDetails } from './device-details'

test.each([
  [
    'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/128.0.6613.40 Mobile Safari/537.36',
    ['Chrome', '128.0.6613.40', 'Android', '14'],
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
    ['Safari', '17.5', 'iOS', '17.5'],
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/128.0.0.0 Safari/537.36 Edg/128.0.2.1',
    ['Edge', '128.0.2.1', 'Windows', '10.0'],
  ],
  [
    'Mozilla/5.0 (X11; Linux x86_64; rv:129.0) Gecko/20100101 Firefox/129.0',
    ['Firefox', '129.0', 'Linux', 'unknown'],
  ],
  ['curl/8', ['Other', 'unknown', 'Other', 'unknown']],
])('tells browser and system of %s with their versions [S3.071]', (userAgent, told) => {
  expect(Object.values(deviceDetails(userAgent))).toEqual(told)
})
