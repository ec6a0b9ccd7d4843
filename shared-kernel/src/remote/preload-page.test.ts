/** @jest-environment jsdom */
import { release } from '../manifest/testing/releases'
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
  preloadPage(transact, '/home/invest', 'prefetch')
  expect(preloadPage(transact, '/home/invest', 'prefetch')).toEqual({ takesWholeKernel: true })
  expect(links()).toEqual([
    ['prefetch', 'script', 'anonymous', 'sha384', '/remotes/entry.js'],
    ['prefetch', 'script', 'anonymous', 'sha384', '/remotes/remote.js'],
    ['prefetch', 'script', 'anonymous', 'sha384', '/remotes/invest.js'],
    ['prefetch', 'style', null, 'sha384', '/remotes/invest.css'],
  ])
})

test('a path that no page has brings what all pages of its remote need', () => {
  const { takesWholeKernel } = preloadPage(transact, '/home/elsewhere', 'preload')
  expect(takesWholeKernel).toBe(false)
  expect(links().map((link) => link.at(-1))).toEqual(['/remotes/entry.js', '/remotes/remote.js'])
})

test('a build in one bundle has no file to ask for', () => {
  preloadPage({ ...transact, entry: '', preload: [], pages: [] }, '/home/invest', 'preload')
  expect(links()).toEqual([])
})
