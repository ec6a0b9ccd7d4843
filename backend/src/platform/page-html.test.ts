import {
  hindiScreen,
  html,
  integrity,
  manifest,
  remote,
  screen,
  servedPortal,
} from '../../test-kit/served-portal'
import { pageFor } from './page-html'

const { get, put, release } = servedPortal()

test('every page address gives the shell’s page, fresh, with the code of its remote on the way', async () => {
  const answer = await get('/investors/auth/login')
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(answer.headers['cache-control']).toBe('private, no-cache')
  expect(answer.body).toContain(
    `<link rel="preload" as="script" href="/investors/remotes/mfe-auth/1/entry.js" integrity="${integrity}" crossorigin="anonymous" fetchpriority="low">`,
  )
  expect(answer.body).toContain('as="style" href="/investors/remotes/mfe-auth/1/page.css"')
  expect(answer.body).not.toContain('mfe-portfolio')
  expect((await get('/investors/home/nowhere')).body).toContain('<head><link')
})

test.each([
  ['/investors/auth/login', false],
  ['/investors/', false],
  ['/investors/home/dashboard', true],
  ['/investors/auth/register', true],
])('%s waits for the rest of the kernel: %s', async (url, waits) => {
  const { body } = await get(url)
  expect(body.includes('<link href="/investors/shell/kernel.js">')).toBe(waits)
  expect(body).not.toContain('<!--')
})

test.each([
  ['a page that takes no more than first pages do', '/home/dashboard', { takesWholeKernel: false }, false],
  ['a page that takes more', '/home/dashboard', { takesWholeKernel: true }, true],
  ['a page of a release of before anybody looked', '/home/dashboard', {}, true],
  ['a page that no release names', '/home/nowhere', { takesWholeKernel: false }, true],
  ['the log-in page', '/auth/login', { takesWholeKernel: true }, false],
])('%s has the whole kernel on its way: %s', (_, path, page, waits) => {
  const pages = [
    { path: '/home/dashboard', preload: [], styles: [], ...page },
    { path: '/auth/login', preload: [], styles: [], ...page },
  ]
  const releases = [{ ...remote('mfe-portfolio', ['/home', '/auth']), pages }]
  const parts = '<!--inside [inside]--><!--whole [whole]-->'
  const shown = pageFor(parts, { releases, path, mode: 'production', isOffered: true })
  expect(shown).toBe(`${path === '/auth/login' ? '' : '[inside]'}${waits ? '[whole]' : ''}`)
})

test('a manifest that cannot be read leaves the page as it is', () => {
  expect(pageFor(html, { releases: [], path: '/auth/login', mode: 'production', isOffered: true })).toBe(
    '<head></head>',
  )
})

test('what a manifest says cannot break out of its attribute', () => {
  const hostile = [{ ...remote('mfe-auth', ['/auth']), entry: '"><script src=//evil>' }]
  expect(pageFor(html, { releases: hostile, path: '/auth', mode: 'production', isOffered: true })).toContain(
    'href="&quot;>&lt;script src=//evil>"',
  )
})

test('a page with code of its own has that on the way too, and no other page has', () => {
  const own = {
    path: '/auth/login',
    preload: [{ href: '/own.js', integrity }],
    styles: [{ href: '/own.css', integrity }],
  }
  const withPages = [{ ...remote('mfe-auth', ['/auth']), pages: [own] }]
  const at = (path: string) =>
    pageFor(html, { releases: withPages, path, mode: 'production', isOffered: true })
  const login = at('/auth/login')
  expect(login).toContain('as="script" href="/own.js"')
  expect(login).toContain('as="style" href="/own.css"')
  expect(at('/auth/register')).not.toContain('/own.')
})

const framed =
  '<head><!--page-head--><template><!--page-code--></template></head><div id="first-screen"><!--page-->Loading<!--/page--></div>'

test('a page that its remote was built with stands in the HTML, to show once its styles are there; others wait for theirs', async () => {
  put('index.html', framed)
  const { body } = await get('/investors/auth/unlock')
  expect(body).toContain(
    `<div id="first-screen"><!--page-->Loading<!--/page--><template id="first-page">${screen}</template></div>`,
  )
  expect(body).toContain(
    `<link rel="preload" as="style" href="/investors/remotes/mfe-auth/1/page.css" integrity="${integrity}" data-of="first-page">`,
  )
  for (const other of ['/investors/auth/register', '/investors/home/dashboard', '/investors/']) {
    const page = (await get(other)).body
    expect(page).toContain('<div id="first-screen"><!--page-->Loading<!--/page--></div>')
    expect(page).not.toContain('first-page')
  }
  put('index.html', html)
})

test('in a browser that keeps Hindi the page is in Hindi, and marked so; one that only asks for it gets English', async () => {
  put('index.html', framed.replace('<head>', '<html lang="en-IN"><head>'))
  const unlock = (headers: Record<string, string>) => get('/investors/auth/unlock', headers)
  const { body } = await unlock({ cookie: '__Host-language=hi' })
  expect(body).toContain('<html lang="hi"')
  expect(body).toContain(`<template id="first-page">${hindiScreen}</template>`)
  for (const headers of [{}, { 'accept-language': 'hi' }, { cookie: '__Host-language=en-XA' }] as Record<
    string,
    string
  >[])
    expect((await unlock(headers)).body).not.toContain(hindiScreen)
  put('index.html', html)
})

test('the sandbox says in its page that it is one; production says nothing', () => {
  const page = (mode: 'sandbox' | 'production') =>
    pageFor(html, { releases: [], path: '/', mode, isOffered: true })
  expect(page('sandbox')).toBe('<head><meta name="portal-mode" content="sandbox"></head>')
  expect(page('production')).toBe('<head></head>')
})

test('a page keeps no place for the banner of a new fund where none is on offer', () => {
  const page = (isOffered: boolean) =>
    pageFor('<html lang="en-IN">', { releases: [], path: '/', mode: 'production', isOffered })
  expect(page(false)).toBe('<html data-offer="none" lang="en-IN">')
  expect(page(true)).toBe('<html lang="en-IN">')
})

test('the first page gives the visitor a bucket for a year, and later pages leave it', async () => {
  const first = await get('/investors/auth/login')
  expect(first.headers['set-cookie']).toMatch(
    /^__Host-portal-bucket=\d{1,4}; Path=\/; Max-Age=31536000; SameSite=Lax; Secure$/,
  )
  const cookie = String(first.headers['set-cookie']).split(';')[0]!
  expect(
    (await get('/investors/auth/login', { cookie: `a=b; ${cookie}` })).headers['set-cookie'],
  ).toBeUndefined()
  const drawn = new Set<string>()
  for (let page = 0; page < 20; page += 1) {
    drawn.add(String((await get('/investors/')).headers['set-cookie']))
  }
  expect(drawn.size).toBeGreaterThan(10)
})

test('the page preloads what the visitor’s bucket gets', async () => {
  const canary = {
    ...remote('mfe-auth', ['/auth']),
    version: '2',
    entry: '/investors/remotes/mfe-auth/2/entry.js',
  }
  const [auth, portfolio] = manifest.remotes
  const few = { ...auth!, releases: [canary, ...auth!.releases], canary: { version: '2', percent: 50 } }
  release({ ...manifest, remotes: [few, portfolio] })
  const got = { canary: 0, live: 0 }
  for (let bucket = 0; bucket < 10_000; bucket += 500) {
    const { body } = await get('/investors/auth/login', { cookie: `__Host-portal-bucket=${bucket}` })
    got[body.includes('mfe-auth/2/entry.js') ? 'canary' : 'live'] += 1
    expect(body.match(/entry\.js/g)).toHaveLength(1)
  }
  expect(got).toEqual({ canary: 10, live: 10 })
  release()
})

test('who is in a canary by PAN gets that version’s code with the page, and not the live one’s', async () => {
  const [auth, portfolio] = manifest.remotes
  const entry = '/investors/remotes/mfe-auth/2/entry.js'
  const releases = [{ ...remote('mfe-auth', ['/auth']), version: '2', entry }, ...auth!.releases]
  const few = { ...auth!, releases, canary: { version: '2', pans: ['a'.repeat(64)] } }
  release({ ...manifest, remotes: [few, portfolio] })
  const entriesFor = async (cookie: string) =>
    (await get('/investors/auth/login', { cookie })).body.match(/mfe-auth\/\d\/entry\.js/g)
  expect(await entriesFor('__Host-portal-bucket=1; __Host-portal-canaries=mfe-auth')).toEqual([
    'mfe-auth/2/entry.js',
  ])
  expect(await entriesFor('__Host-portal-bucket=1; __Host-portal-canaries=mfe-portfolio.mfe-auth')).toEqual([
    'mfe-auth/2/entry.js',
  ])
  expect(await entriesFor('__Host-portal-bucket=1')).toEqual(['mfe-auth/1/entry.js'])
  release()
})

test('a change of the manifest counts from the next page on', async () => {
  const [auth, portfolio] = manifest.remotes
  const releases = [{ ...auth!.releases[0]!, entry: '/investors/remotes/mfe-auth/0/entry.js' }]
  release({ ...manifest, remotes: [{ ...auth, releases }, portfolio] })
  expect((await get('/investors/auth/login')).body).toContain('mfe-auth/0/entry.js')
  release()
  expect((await get('/investors/auth/login')).body).toContain('mfe-auth/1/entry.js')
})

test.each([
  ['hi', '[letters of Hindi]'],
  ['en', ''],
  ['en-XA', ''],
] as const)('a page in %s begins with “%s”', (language, letters) => {
  const page = '<!--letters hi [letters of Hindi]--><!--letters ta [letters of Tamil]-->'
  const request = { releases: [], path: '/auth/login', mode: 'production', isOffered: true } as const
  expect(pageFor(page, { ...request, language })).toBe(letters)
})
