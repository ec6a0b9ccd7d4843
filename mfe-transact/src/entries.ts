import { href, routes, type RemoteEntries } from '@portal/kernel'
import { msg } from '@portal/kernel/words'

const from = (plan: 'SWITCH' | 'STP' | 'DTP' | 'REDEEM' | 'SWP' | 'INSTA_REDEEM') =>
  href(routes.selectScheme, { plan })

/** In TRANSACT (S2.071 to S2.075): what starts at what is held. A purchase starts at the funds, whose remote offers it. */
const navigation: RemoteEntries['navigation'] = [
  { label: msg`Switch`, to: from('SWITCH'), icon: 'switch', at: { transact: 30 }, group: msg`Switch` },
  { label: msg`STP`, to: from('STP'), icon: 'calendar-clock', at: { transact: 40 }, group: msg`Switch` },
  {
    label: msg`IDCW Option Change`,
    to: from('DTP'),
    icon: 'repeat',
    at: { transact: 50 },
    group: msg`Switch`,
  },
  { label: msg`Redemption`, to: from('REDEEM'), icon: 'redeem', at: { transact: 60 }, group: msg`Redeem` },
  { label: msg`SWP`, to: from('SWP'), icon: 'swp', at: { transact: 70 }, group: msg`Redeem` },
  { label: msg`Cancel Redemption`, to: routes.cancelRedemption.path, icon: 'undo', at: { transact: 90 } },
  { label: msg`Cancel Switch`, to: routes.cancelSwitch.path, icon: 'blocked', at: { transact: 100 } },
]

const search: RemoteEntries['search'] = [
  { name: msg`Switch`, keywords: msg`switch, move, change fund, change scheme`, to: from('SWITCH'), at: 90 },
  {
    name: msg`Start an STP`,
    keywords: msg`stp, systematic transfer plan, transfer`,
    to: from('STP'),
    at: 100,
  },
  {
    name: msg`Change the IDCW option`,
    keywords: msg`idcw, dividend, change option, payout, reinvestment`,
    to: from('DTP'),
    at: 110,
  },
  {
    name: msg`Redeem at once`,
    keywords: msg`instant redemption, insta redeem, urgent, emergency, imps`,
    to: from('INSTA_REDEEM'),
    at: 120,
  },
  {
    name: msg`Redeem`,
    keywords: msg`redeem, redemption, withdraw, sell, money out`,
    to: from('REDEEM'),
    at: 130,
    top: 40,
  },
  {
    name: msg`Start an SWP`,
    keywords: msg`swp, systematic withdrawal plan, regular income`,
    to: from('SWP'),
    at: 140,
  },
  {
    name: msg`Unclaimed amounts`,
    keywords: msg`unclaimed, unclaimed dividend, unclaimed redemption, idcw`,
    to: href(routes.selectScheme, { plan: 'REDEEM', unclaimed: 'true' }),
    at: 150,
  },
  {
    name: msg`Cancel a redemption`,
    keywords: msg`cancel redemption, stop redemption`,
    to: routes.cancelRedemption.path,
    at: 170,
  },
  {
    name: msg`Cancel a switch`,
    keywords: msg`cancel switch, stop switch`,
    to: routes.cancelSwitch.path,
    at: 180,
  },
]

export default { navigation, search } satisfies RemoteEntries
