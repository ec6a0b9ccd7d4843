import { type Feature, mayCreateEMandate } from '@portal/kernel'
import type { ReleasedEntry } from '@portal/kernel/internal'
import { releasedNavigation } from '../testing/released'
import { type MenuName, menuOf } from './menu-entries'
import { featuresOf } from './use-features'

const everything = new Set<Feature>(['serviceRequests', 'eMandate'])
const pan = 'ZZZPV1001A'

const menu = (name: MenuName, features: ReadonlySet<Feature> = everything) =>
  menuOf(releasedNavigation, name, features)
const labels = (name: MenuName, features?: ReadonlySet<Feature>) =>
  menu(name, features).flatMap(({ entries }) => entries.map(({ label }) => label))
const group = (title?: string) =>
  menu('transact')
    .find((each) => each.title === title)
    ?.entries.map(({ label }) => label)

test('the remotes bring the bar its entries in order [S2.068]', () => {
  expect(labels('main')).toEqual(['Home', 'Explore Funds', 'Help'])
})

test('MY INVESTMENTS holds its five entries in order [S2.069]', () => {
  expect(labels('investments')).toEqual([
    'My Portfolio',
    'My Transactions',
    'My Systematic Plans',
    'Statements',
    'Service Request',
  ])
})

test('TRANSACT groups purchases, switches and redemptions [S2.070] [S2.071] [S2.072]', () => {
  expect(menu('transact').map(({ title }) => title)).toEqual(['Invest', 'Switch', 'Redeem', undefined])
  expect(group('Invest')).toEqual(['Lumpsum', 'SIP'])
  expect(group('Switch')).toEqual(['Switch', 'STP', 'IDCW Option Change'])
  expect(group('Redeem')).toEqual(['Redemption', 'SWP'])
})

test('TRANSACT ends with mandate and cancellations [S2.073] [S2.074] [S2.075]', () => {
  expect(group()).toEqual(['Create eMandate', 'Cancel Redemption', 'Cancel Switch'])
})

test('More holds what the bottom navigation has no place for, in order', () => {
  expect(labels('more')).toEqual([
    'Explore Funds',
    'My Transactions',
    'My Systematic Plans',
    'Service Request',
    'Help',
    'My Profile',
  ])
})

test('what starts from a holding names its plan in the address', () => {
  const plans = menu('transact').flatMap(({ entries }) => entries.map(({ to }) => /plan=(\w+)/.exec(to)?.[1]))
  expect(plans.filter(Boolean)).toEqual(['SWITCH', 'STP', 'DTP', 'REDEEM', 'SWP'])
})

test('a remote puts an entry between those of others, and begins a heading of its own', () => {
  const added = (changes: Partial<ReleasedEntry>): ReleasedEntry => ({
    label: 'New',
    to: '/home/new',
    icon: 'plus',
    at: { transact: 75 },
    ...changes,
  })
  const titles = (entry: ReleasedEntry) =>
    menuOf([...releasedNavigation, entry], 'transact', everything).map(({ title, entries }) => [
      title,
      entries.length,
    ])
  expect(titles(added({ group: 'Gifts' }))[3]).toEqual(['Gifts', 1])
  expect(titles(added({ group: 'Redeem', at: { transact: 65 } }))[2]).toEqual(['Redeem', 3])
  expect(titles(added({ needs: 'somethingNewer' }))).toHaveLength(4)
})

test('Service Request shows unless the settings switch it off [S2.028] [S6.016]', () => {
  const shown = (settings: { serviceRequests: boolean } | undefined) =>
    (['investments', 'more'] as const).map((name) =>
      labels(name, featuresOf(settings, [], pan)).includes('Service Request'),
    )
  expect(shown(undefined)).toEqual([true, true])
  expect(shown({ serviceRequests: true })).toEqual([true, true])
  expect(shown({ serviceRequests: false })).toEqual([false, false])
})

test.each([
  ['an empty list', [], true],
  ['a list about something else', [{ featureName: 'OTHER', cugFlag: true, cugUsers: [] }], true],
  ['an entry that is off', [{ featureName: 'EMANDATE_INVESTOR_CUG', cugFlag: false, cugUsers: [] }], true],
  [
    'an entry that names the investor',
    [{ featureName: 'EMANDATE_INVESTOR_CUG', cugFlag: true, cugUsers: [pan] }],
    true,
  ],
  [
    'an entry that names others',
    [{ featureName: 'EMANDATE_INVESTOR_CUG', cugFlag: true, cugUsers: ['ZZZPR1002B'] }],
    false,
  ],
])('eMandate with %s [S6.012] [S6.013] [S6.014] [S6.015]', (_, list, allowedToCreate) => {
  expect(mayCreateEMandate(list, pan)).toBe(allowedToCreate)
  expect(featuresOf(undefined, list, pan).has('eMandate')).toBe(allowedToCreate)
})
