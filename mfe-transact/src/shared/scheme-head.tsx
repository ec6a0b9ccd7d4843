import { planLabel, formatNav, SchemeLine } from '@portal/kernel'
import { t } from '@portal/kernel/words'
import type { SchemeRef } from '@portal/contracts/orders/order'
import styles from './scheme-head.module.css'

export interface SchemeHeadProps {
  scheme: Pick<SchemeRef, 'fundType' | 'schemeName' | 'planMode' | 'optDesc'>
  /** The last NAV, as decimal text. */
  nav?: string
  /** While its offer runs a scheme has a price, and no NAV. */
  isOffer?: boolean
}

/** A scheme above what is bought of it: "Direct · Growth · NAV ₹98.4215" under its name. */
export function SchemeHead({ scheme, nav, isOffer }: SchemeHeadProps) {
  const { fundType, schemeName, planMode, optDesc } = scheme
  const figure = nav && formatNav(nav)
  const price = figure && (isOffer ? t`offer price ${figure}` : t`NAV ${figure}`)
  const detail = [planLabel(planMode), optDesc, price].filter(Boolean).join(' · ')
  return (
    <div className={styles.head}>
      <SchemeLine category={fundType} name={schemeName} detail={detail} />
    </div>
  )
}
