import { href, routes, type RemoteEntries } from '@portal/kernel'

const from = (plan: 'SWITCH' | 'STP' | 'DTP' | 'REDEEM' | 'SWP' | 'INSTA_REDEEM') =>
  href(routes.selectScheme, { plan })

/** In TRANSACT (S2.071 to S2.075): what starts at what is held. A purchase starts at the funds, whose remote offers it. */
const navigation: RemoteEntries['navigation'] = [
  { label: 'Switch', to: from('SWITCH'), icon: 'switch', at: { transact: 30 }, group: 'Switch' },
  { label: 'STP', to: from('STP'), icon: 'calendar-clock', at: { transact: 40 }, group: 'Switch' },
  { label: 'IDCW Option Change', to: from('DTP'), icon: 'repeat', at: { transact: 50 }, group: 'Switch' },
  { label: 'Redemption', to: from('REDEEM'), icon: 'redeem', at: { transact: 60 }, group: 'Redeem' },
  { label: 'SWP', to: from('SWP'), icon: 'swp', at: { transact: 70 }, group: 'Redeem' },
  { label: 'Cancel Redemption', to: routes.cancelRedemption.path, icon: 'undo', at: { transact: 90 } },
  { label: 'Cancel Switch', to: routes.cancelSwitch.path, icon: 'blocked', at: { transact: 100 } },
]

const search: RemoteEntries['search'] = [
  { name: 'Switch', keywords: 'switch, move, change fund, change scheme', to: from('SWITCH'), at: 90 },
  { name: 'Start an STP', keywords: 'stp, systematic transfer plan, transfer', to: from('STP'), at: 100 },
  {
    name: 'Change the IDCW option',
    keywords: 'idcw, dividend, change option, payout, reinvestment',
    to: from('DTP'),
    at: 110,
  },
  {
    name: 'Redeem at once',
    keywords: 'instant redemption, insta redeem, urgent, emergency, imps',
    to: from('INSTA_REDEEM'),
    at: 120,
  },
  {
    name: 'Redeem',
    keywords: 'redeem, redemption, withdraw, sell, money out',
    to: from('REDEEM'),
    at: 130,
    top: 40,
  },
  {
    name: 'Start an SWP',
    keywords: 'swp, systematic withdrawal plan, regular income',
    to: from('SWP'),
    at: 140,
  },
  {
    name: 'Unclaimed amounts',
    keywords: 'unclaimed, unclaimed dividend, unclaimed redemption, idcw',
    to: href(routes.selectScheme, { plan: 'REDEEM', unclaimed: 'true' }),
    at: 150,
  },
  {
    name: 'Cancel a redemption',
    keywords: 'cancel redemption, stop redemption',
    to: routes.cancelRedemption.path,
    at: 170,
  },
  { name: 'Cancel a switch', keywords: 'cancel switch, stop switch', to: routes.cancelSwitch.path, at: 180 },
]

export default { navigation, search } satisfies RemoteEntries
