import { createPageHashes } from './page-hashes'

const page = `<head>
  <link rel="preload" as="script" href="/investors/shell/own.js" integrity="sha384-own" crossorigin="anonymous">
  <script defer src="/investors/shell/main.js" integrity="sha384-main"></script>
  <link rel="preload" as="fetch" href="/investors/remotes.json">
</head>`

test('the hashes that a page names are known by the file, also while the page is still on its way', async () => {
  const hashes = createPageHashes()
  void hashes.learn(new Response(page))
  expect(await hashes.of('/investors/shell/own.js')).toBe('sha384-own')
  expect(await hashes.of('/investors/shell/main.js')).toBe('sha384-main')
  expect(await hashes.of('/investors/remotes.json')).toBe('')
})

test('a page that breaks off holds nobody up, and what pages before it named stays known', async () => {
  const hashes = createPageHashes()
  await hashes.learn(new Response(page))
  await hashes.learn({ text: () => Promise.reject(new TypeError('cut')) } as Response)
  expect(await hashes.of('/investors/shell/own.js')).toBe('sha384-own')
})
