import { href, indiaToday, LinkButton, OnlyWide, Page, routes } from '@portal/kernel'
import { t } from '@portal/kernel/words'
import type { Investor } from '@portal/contracts/identity/auth'
import { AllocationCard } from '../shared/allocation-card'
import { HideAmountsButton } from '../shared/amounts'
import { AttentionCard } from './attention-card'
import { ComingUpCard } from './coming-up-card'
import type { Dashboard } from './dashboard.api'
import styles from './dashboard.module.css'
import { greeting, valuesLine } from './greeting'
import { PendingFolios } from './pending-folios'
import { QuickActions } from './quick-actions'
import { RecentTransactionsCard } from './recent-transactions-card'
import { ValueCard } from './value-card'
import { ValueChartCard } from '../shared/value-chart-card'

interface PortfolioDashboardProps {
  investor: Investor
  dashboard: Dashboard
}

/** The dashboard of an investor who owns units. */
export function PortfolioDashboard({ investor, dashboard }: PortfolioDashboardProps) {
  const { portfolio, allocation, history, plans, waiting, now } = dashboard
  const today = indiaToday(now)
  return (
    <Page
      title={greeting(investor.name, now)}
      documentTitle={t`Home`}
      context={
        <>
          {valuesLine(portfolio.isError ? null : portfolio.data?.navDate, now)} <HideAmountsButton />
        </>
      }
      action={
        <OnlyWide>
          <LinkButton to={href(routes.invest, { scheme: 'none' })} icon="plus">
            {t`Invest`}
          </LinkButton>
        </OnlyWide>
      }
    >
      <div className={styles.rows}>
        <div className={styles.top}>
          <ValueCard query={portfolio} />
          <ValueChartCard pan={investor.pan} />
        </div>
        <QuickActions />
        <PendingFolios pan={investor.pan} />
        <div className={styles.bottom}>
          <div className={styles.column}>
            <AttentionCard
              rows={history.data?.transactions ?? (history.isError ? [] : undefined)}
              today={today}
              waiting={waiting.data}
              kycStatus={investor.kycStatus}
            />
            <RecentTransactionsCard query={history} today={today} />
          </div>
          <div className={styles.column}>
            <ComingUpCard query={plans} today={today} />
            <AllocationCard query={allocation} totals={portfolio.data} />
          </div>
        </div>
      </div>
    </Page>
  )
}
