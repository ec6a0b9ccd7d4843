import type { PageHandle } from '@portal/kernel'
import remote from './remote'

test('has the list, the steps of a new mandate and its two ends [S2.036 S2.037]', () => {
  expect(remote.routes.map(({ path }) => path)).toEqual([
    'home/e-mandate',
    'home/e-mandate/link',
    'home/e-mandate/bank-details',
    'home/e-mandate/mandate-details',
    'home/e-mandate/review',
    'home/e-mandate/success',
    'home/e-mandate/failed',
  ])
})

test('only the page that a link opens is for everybody; it asks who one is', () => {
  const open = remote.routes.filter(({ handle }) => handle.access === 'public')
  expect(open.map(({ path }) => path)).toEqual(['home/e-mandate/link'])
})

test('a hard reload of the review goes home, of a step before it to the first one [S2.104, S2.105]', () => {
  const pages: readonly { path: string; handle: PageHandle }[] = remote.routes
  const leads = (name: string) =>
    pages.find(({ path }) => path === `home/e-mandate/${name}`)?.handle.afterReload
  expect(leads('mandate-details')).toBe('/home/e-mandate/bank-details')
  expect(leads('review')).toMatchObject({
    full: '/home/dashboard',
    eMandateStandalone: '/home/e-mandate/bank-details',
  })
})
