import { forPath, withOutage } from './standalone-pages'

const html = `<head>
<!--page /home/e-mandate <link href="list.js">-->
<!--page /home/e-mandate/link <link href="link.js"> <link href="link.css">-->
</head>`

test.each([
  ['/home/e-mandate/link', '<link href="link.js"> <link href="link.css">'],
  ['/home/e-mandate', '<link href="list.js">'],
  ['/home/elsewhere', ''],
])('a remote’s own page at %s names the files of that page alone', (path, preloads) => {
  expect(forPath(html, path).replace(/\n/g, '')).toBe(`<head>${preloads}</head>`)
})

test('a remote’s own page is told of an outage as it was said, and its markup stays whole', () => {
  const outage = { since: '2026-11-29T03:30:00.000Z', en: 'UPI <b>fails</b> for "$&" & more', hi: 'UPI नहीं' }
  const page = withOutage('<head></head><body></body>', outage)
  const [, content = ''] = /^<head><meta name="portal-outage" content="([^"]*)"><\/head><body><\/body>$/.exec(
    page,
  )!
  expect(content).not.toMatch(/[<"]/)
  const read = content
    .replace(/&lt;/g, '<')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&')
  expect(JSON.parse(read)).toEqual(outage)
  expect(withOutage('<head></head>', undefined)).toBe('<head></head>')
})
