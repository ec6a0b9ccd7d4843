import { Card, maskFolio } from '@portal/kernel'
import type { Scheme } from '@portal/kernel/contracts/product'
import type { ReactNode } from 'react'
import { SchemeHead } from '../../shared/scheme-head'
import styles from './invest.module.css'

export const folioText = (folioNo: string | null): string =>
  folioNo === 'new' ? 'New folio' : folioNo ? maskFolio(folioNo) : 'Not chosen yet'

export interface OrderSummaryProps {
  scheme: Scheme | undefined
  /** What it comes to so far. */
  children: ReactNode
  /** Until when it counts as of today. */
  note: ReactNode
  action: ReactNode
}

/** The purchase so far, beside its form. */
export function OrderSummary({ scheme, children, note, action }: OrderSummaryProps) {
  return (
    <Card label="Your order so far">
      {scheme ? (
        <SchemeHead
          scheme={{ ...scheme, schemeName: scheme.schemeDesc }}
          nav={scheme.nav}
          isOffer={scheme.nfoscheme}
        />
      ) : (
        <p className={styles.none}>Choose a scheme to begin.</p>
      )}
      {children}
      <div className={styles.blocks}>
        {note}
        {action}
      </div>
      <p className={styles.after}>You can change this until you confirm.</p>
    </Card>
  )
}
