import changeDividend from '../change-dividend/change-dividend'
import instaRedeem from '../insta-redeem/insta-redeem'
import redeem from '../redeem/redeem'
import stp from '../stp/stp'
import switching from '../switch/switch'
import swp from '../swp/swp'
import type { OutflowName } from './outflow-draft'
import type { OutflowKind } from './outflow-kind'

/** The kinds whose units leave a holding once. */
export const singleKinds = {
  REDEEM: redeem,
  INSTA_REDEEM: instaRedeem,
  SWITCH: switching,
  DTP: changeDividend,
}
/** The kinds whose units leave a holding in instalments. */
export const systematicKinds = { STP: stp, SWP: swp }

export const outflowKinds: Readonly<Record<OutflowName, OutflowKind>> = { ...singleKinds, ...systematicKinds }

export const isSystematic = (name: OutflowName): name is keyof typeof systematicKinds =>
  name in systematicKinds
