import { EmptyState, formatNav, formatRate, LineChart } from '@portal/kernel'
import { t } from '@portal/kernel/words'
import type { ResponseOf } from '@portal/contracts/wire/endpoint'
import type { NavPeriod, productApi } from '@portal/contracts/schemes/product'
import { changeWords, navSentence } from './nav-texts'
import styles from './scheme.module.css'

interface NavChartProps {
  name: string
  period: NavPeriod
  history: ResponseOf<typeof productApi.navHistory>
}

/** For drawing only: what is written is the NAV's own text of four decimals. */
const drawn = (nav: string): number => Number(nav)
const written = (rupees: number): string => formatNav(rupees.toFixed(4))
const onAxis = (rupees: number): string => formatNav(rupees.toFixed(4)).replace(/\.?0+$/, '')

/** NAVs over a period, their change, and the same as a table. */
export function NavChart({ name, period, history }: NavChartProps) {
  const { points, change, annualised } = history
  const words = changeWords(period, annualised)
  if (points.length < 2)
    return (
      <EmptyState title={t`No NAVs in this period yet`}>
        {t`Choose a longer period, or come back after the next NAV.`}
      </EmptyState>
    )
  return (
    <LineChart
      label={navSentence(name, points, { rate: change, words })}
      points={points.map(({ date, nav }) => ({ date, value: drawn(nav) }))}
      valueName={t`NAV`}
      format={written}
      axisFormat={onAxis}
      note={
        <p className={styles.sentence}>
          <strong>{formatRate(change, { decimals: 2 })}</strong> {words}
        </p>
      }
    />
  )
}
