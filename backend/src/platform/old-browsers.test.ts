// @reads-all-packages: the list of browsers stands in package.json.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isTooOld, oldestBrowsers } from './old-browsers'

const android = 'Mozilla/5.0 (Linux; Android 9; RMX1941)'
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const iphone = (system: string) =>
  `Mozilla/5.0 (iPhone; CPU iPhone OS ${system} like Mac OS X) AppleWebKit/605.1.15`
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)'

test.each([
  [
    'Chrome 99',
    `${android} AppleWebKit/537.36 (KHTML, like Gecko) Chrome/99.0.4844.88 Mobile Safari/537.36`,
    true,
  ],
  [
    'Chrome 100',
    `${android} AppleWebKit/537.36 (KHTML, like Gecko) Chrome/100.0.4896.58 Mobile Safari/537.36`,
    false,
  ],
  [
    'a WebView of 87',
    `${android} AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/87.0.4280.141 Mobile Safari/537.36`,
    true,
  ],
  [
    'Edge before Chromium',
    `${windows} AppleWebKit/537.36 (KHTML, like Gecko) Chrome/64.0.3282.140 Safari/537.36 Edge/18.17763`,
    true,
  ],
  [
    'Edge 131',
    `${windows} AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0`,
    false,
  ],
  ['Internet Explorer 11', 'Mozilla/5.0 (Windows NT 6.1; Trident/7.0; rv:11.0) like Gecko', true],
  ['Internet Explorer 9', 'Mozilla/5.0 (compatible; MSIE 9.0; Windows NT 6.1)', true],
  ['Safari 15.3', `${mac} Version/15.3 Safari/605.1.15`, true],
  ['Safari 15.4', `${mac} Version/15.4 Safari/605.1.15`, false],
  ['Safari 18.0', `${mac} Version/18.0 Safari/605.1.15`, false],
  [
    'Safari of iOS 15.3',
    `${iphone('15_3_1')} (KHTML, like Gecko) Version/15.3 Mobile/15E148 Safari/604.1`,
    true,
  ],
  [
    'Chrome on iOS 15.2',
    `${iphone('15_2')} (KHTML, like Gecko) CriOS/120.0.6099.119 Mobile/15E148 Safari/604.1`,
    true,
  ],
  [
    'Firefox on iOS 17',
    `${iphone('17_1')} (KHTML, like Gecko) FxiOS/100.0 Mobile/15E148 Safari/605.1.15`,
    false,
  ],
  ['Firefox 127', `${windows} Gecko/20100101 Firefox/127.0`.replace('x64)', 'x64; rv:127.0)'), true],
  ['Firefox 128', `${windows} Gecko/20100101 Firefox/128.0`.replace('x64)', 'x64; rv:128.0)'), false],
  ['who does not say', undefined, false],
  ['what nobody knows', 'curl/8.5.0', false],
])('%s is %s', (_, userAgent, tooOld) => {
  expect(isTooOld(userAgent)).toBe(tooOld)
})

test('the page names the browsers that the code is built for', () => {
  const { browserslist } = JSON.parse(readFileSync(join(__dirname, '../../../package.json'), 'utf8'))
  const { chrome, safari, firefox } = oldestBrowsers
  expect(browserslist).toEqual([
    `chrome >= ${chrome}`,
    `edge >= ${chrome}`,
    `and_chr >= ${chrome}`,
    `safari >= ${safari}`,
    `ios_saf >= ${safari}`,
    `firefox >= ${firefox}`,
  ])
})
