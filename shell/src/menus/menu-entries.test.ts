import { allowed, type Feature, investmentEntries, moreEntries, transactGroups } from './menu-entries'
import { mayCreateEMandate } from '@portal/kernel'
import { featuresOf } from './use-features'

const everything = new Set<Feature>(['serviceRequests', 'eMandate'])
const labels = (entries: readonly { label: string }[]) => entries.map((entry) => entry.label)
const group = (title: string) => labels(transactGroups.find((each) => each.title === title)?.entries ?? [])
const pan = 'ZZZPV1001A'

test('MY INVESTMENTS holds its five entries in order [S2.069]', () => {
  expect(labels(allowed(investmentEntries, everything))).toEqual([
    'My Portfolio',
    'My Transactions',
    'My Systematic Plans',
    'Statements',
    'Service Request',
  ])
})

test('TRANSACT groups purchases, switches and redemptions [S2.070] [S2.071] [S2.072]', () => {
  expect(group('Invest')).toEqual(['Lumpsum', 'SIP'])
  expect(group('Switch')).toEqual(['Switch', 'STP', 'IDCW Option Change'])
  expect(group('Redeem')).toEqual(['Redemption', 'SWP'])
})

test('TRANSACT ends with mandate and cancellations [S2.073] [S2.074] [S2.075]', () => {
  expect(labels(transactGroups.at(-1)?.entries ?? [])).toEqual([
    'Create eMandate',
    'Cancel Redemption',
    'Cancel Switch',
  ])
})

test('what starts from a holding names its plan in the address', () => {
  const plans = transactGroups.flatMap(({ entries }) => entries.map(({ to }) => /plan=(\w+)/.exec(to)?.[1]))
  expect(plans.filter(Boolean)).toEqual(['SWITCH', 'STP', 'DTP', 'REDEEM', 'SWP'])
})

test('Service Request shows unless the settings switch it off [S2.028] [S6.016]', () => {
  const shown = (settings: { serviceRequests: boolean } | undefined) =>
    [investmentEntries, moreEntries].map((entries) =>
      labels(allowed(entries, featuresOf(settings, [], pan))).includes('Service Request'),
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
