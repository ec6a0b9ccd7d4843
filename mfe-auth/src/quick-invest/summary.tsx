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
import { t } from '@portal/kernel/words'
import type { Scheme } from '@portal/contracts/schemes/product'
import type { ReactNode } from 'react'
import type { QuickInvestType } from './choice'
import styles from './quick-invest.module.css'

type Shown = Pick<Scheme, 'fundType' | 'optDesc' | 'planMode' | 'nav' | 'navDate'> &
  Partial<Pick<Scheme, 'nfoEndDate'>> & {
    name: string
  }

export const shownScheme = ({ schemeDesc, ...scheme }: Scheme): Shown => ({ ...scheme, name: schemeDesc })

function priceOf({ nfoEndDate, nav, navDate }: Shown): string {
  const price = formatNav(nav)
  const day = formatDate(navDate)
  return nfoEndDate ? t`offer price ${price}` : t`NAV ${price}, ${day}`
}

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
    <Card label={t`Your investment so far`}>
      <Stack gap="fields">
        {scheme ? (
          <SchemeLine
            category={scheme.fundType}
            name={scheme.name}
            detail={`${planLabel(scheme.planMode)} · ${scheme.optDesc} · ${priceOf(scheme)}`}
          />
        ) : (
          <p className={styles.small}>{t`Choose a fund to begin.`}</p>
        )}
        <DetailList
          rows={[
            ...(pan ? [{ label: 'PAN', value: maskPan(pan) }] : []),
            isSip ? { label: t`Each instalment`, value: money } : { label: t`Lump sum`, value: money },
            ...(isSip ? [] : [{ label: t`To pay today`, value: money, total: true }]),
          ]}
        />
      </Stack>
      <div className={styles.blocks}>{action}</div>
      <p className={styles.after}>{after}</p>
    </Card>
  )
}
