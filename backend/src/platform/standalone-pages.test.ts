import { forPath } from './standalone-pages'

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
