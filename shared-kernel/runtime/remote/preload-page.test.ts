/** @jest-environment jsdom */
// @reads-all-packages: the policy that the server sends
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { release } from '@portal/contracts/manifest/testing/releases'
import { preloadPage } from './preload-page'

const file = (href: string) => ({ href, integrity: `sha384-${'B'.repeat(64)}` })
const invest = {
  path: '/home/invest',
  preload: [file('/remotes/invest.js')],
  styles: [file('/remotes/invest.css')],
}
const transact = release('mfe-transact', '1', {
  entry: '/remotes/entry.js',
  preload: [file('/remotes/remote.js')],
  pages: [invest, { path: '/home/sip', preload: [file('/remotes/sip.js')], styles: [] }],
})
const links = () =>
  [...document.head.querySelectorAll('link')].map(({ rel, as, crossOrigin, integrity, attributes }) => [
    rel,
    as,
    crossOrigin,
    integrity.slice(0, 6),
    attributes.getNamedItem('href')?.value,
  ])

beforeEach(() => document.head.replaceChildren())

test('all that a page runs is asked for at once, each file once', () => {
  preloadPage(transact, '/home/invest', 'soon')
  expect(preloadPage(transact, '/home/invest', 'now')).toEqual({ takesWholeKernel: true })
  expect(links()).toEqual([
    ['preload', 'script', 'anonymous', 'sha384', '/remotes/entry.js'],
    ['preload', 'script', 'anonymous', 'sha384', '/remotes/remote.js'],
    ['preload', 'script', 'anonymous', 'sha384', '/remotes/invest.js'],
    ['preload', 'style', null, 'sha384', '/remotes/invest.css'],
  ])
})

test('what is needed soon lets pass what is needed at once', () => {
  preloadPage(transact, '/home/invest', 'soon')
  preloadPage(transact, '/home/sip', 'now')
  const priorities = [...document.head.querySelectorAll('link')].map((link) => [
    link.getAttribute('href'),
    link.fetchPriority ?? '',
  ])
  expect(priorities).toContainEqual(['/remotes/invest.js', 'low'])
  expect(priorities).toContainEqual(['/remotes/sip.js', ''])
})

/** The directive that decides over a link; Firefox knows none for a prefetch but `default-src`. */
const directiveOf = ({ rel, as }: HTMLLinkElement) => (rel === 'preload' ? `${as}-src` : 'default-src')

test('every browser lets through what is fetched ahead, by the policy that the server sends with its pages', () => {
  const server = join(__dirname, '../../../backend/src/platform/security-headers.ts')
  const [, list = ''] = /contentSecurityPolicy = \[(.*?)\]/s.exec(readFileSync(server, 'utf8')) ?? []
  const policy = new Map([...list.matchAll(/"([a-z-]+) (.*?)"/g)].map(([, name, from]) => [name, from]))
  expect(policy.get('default-src')).toBe("'none'")
  for (const when of ['now', 'soon'] as const) preloadPage(transact, '/home/invest', when)
  const directives = new Set([...document.head.querySelectorAll('link')].map(directiveOf))
  expect([...directives].sort()).toEqual(['script-src', 'style-src'])
  for (const directive of directives)
    expect([directive, policy.get(directive)]).toEqual([directive, "'self'"])
})

test('a path that no page has brings what all pages of its remote need', () => {
  const { takesWholeKernel } = preloadPage(transact, '/home/elsewhere', 'now')
  expect(takesWholeKernel).toBe(false)
  expect(links().map((link) => link.at(-1))).toEqual(['/remotes/entry.js', '/remotes/remote.js'])
})

test('a build in one bundle has no file to ask for', () => {
  preloadPage({ ...transact, entry: '', preload: [], pages: [] }, '/home/invest', 'now')
  expect(links()).toEqual([])
})
