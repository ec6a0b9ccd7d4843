import {
  Card,
  DetailList,
  formatDate,
  formatNav,
  maskPan,
  Money,
  planLabel,
  SchemeLine,
  Stack,
} from '@portal/kernel'
import type { Scheme } from '@portal/contracts/schemes/product'
import type { ReactNode } from 'react'
import type { QuickInvestType } from './choice'
import styles from './quick-invest.module.css'

type Shown = Pick<Scheme, 'fundType' | 'optDesc' | 'planMode' | 'nav' | 'navDate'> &
  Partial<Pick<Scheme, 'nfoEndDate'>> & {
    name: string
  }

export const shownScheme = ({ schemeDesc, ...scheme }: Scheme): Shown => ({ ...scheme, name: schemeDesc })

const priceOf = ({ nfoEndDate, nav, navDate }: Shown): string =>
  nfoEndDate ? `offer price ${formatNav(nav)}` : `NAV ${formatNav(nav)}, ${formatDate(navDate)}`

export interface SummaryProps {
  scheme: Shown | undefined
  investmentType: QuickInvestType
  amount: number | null | undefined
  pan?: string
  action?: ReactNode
  /** What comes after the button. */
  after: string
}

/** What is bought so far, beside the form. */
export function Summary({ scheme, investmentType, amount, pan, action, after }: SummaryProps) {
  const money = <Money paise={amount ?? 0} />
  const isSip = investmentType === 'SIP'
  return (
    <Card label="Your investment so far">
      <Stack gap="fields">
        {scheme ? (
          <SchemeLine
            category={scheme.fundType}
            name={scheme.name}
            detail={`${planLabel(scheme.planMode)} · ${scheme.optDesc} · ${priceOf(scheme)}`}
          />
        ) : (
          <p className={styles.small}>Choose a fund to begin.</p>
        )}
        <DetailList
          rows={[
            ...(pan ? [{ label: 'PAN', value: maskPan(pan) }] : []),
            isSip ? { label: 'Each instalment', value: money } : { label: 'Lump sum', value: money },
            ...(isSip ? [] : [{ label: 'To pay today', value: money, total: true }]),
          ]}
        />
      </Stack>
      <div className={styles.blocks}>{action}</div>
      <p className={styles.after}>{after}</p>
    </Card>
  )
}
