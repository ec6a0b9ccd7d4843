import { planLabel, formatNav, SchemeLine } from '@portal/kernel'
import type { FundCategory } from '@portal/kernel/contracts/common'
import type { Scheme } from '@portal/kernel/contracts/product'
import styles from './scheme-head.module.css'

export interface SchemeHeadProps extends Pick<Scheme, 'planMode' | 'optDesc'> {
  category: FundCategory
  name: string
  /** The last NAV, as decimal text. */
  nav?: string
  /** While its offer runs a scheme has a price, and no NAV. */
  isOffer?: boolean
}

/** A scheme above what is bought of it: "Direct · Growth · NAV ₹98.4215" under its name. */
export function SchemeHead({ category, name, planMode, optDesc, nav, isOffer }: SchemeHeadProps) {
  const detail = [
    planLabel(planMode),
    optDesc,
    ...(nav ? [`${isOffer ? 'offer price' : 'NAV'} ${formatNav(nav)}`] : []),
  ].join(' · ')
  return (
    <div className={styles.head}>
      <SchemeLine category={category} name={name} detail={detail} />
    </div>
  )
}
