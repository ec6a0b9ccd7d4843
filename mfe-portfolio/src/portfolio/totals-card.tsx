import { Card } from '@portal/kernel'
import { t } from '@portal/kernel/words'
import type { ResponseOf } from '@portal/contracts/wire/endpoint'
import type { investorApi } from '@portal/contracts/folios/investor'
import type { ReactNode } from 'react'
import { Amount, Gain } from '../shared/amounts'
import { FigureButton } from './figure-button'
import styles from './portfolio.module.css'

interface TotalsCardProps {
  portfolio: ResponseOf<typeof investorApi.portfolio>
  /** Shows the money behind the figures. */
  onFlows: () => void
}

/** What everything is worth, and how that came to be. */
export function TotalsCard({ portfolio, onFlows }: TotalsCardProps) {
  const { currentValue, invested, gain, gainRate, xirr, dayChange, dayChangeRate } = portfolio
  const of = t`your whole portfolio`
  const figure = (children: ReactNode) => (
    <FigureButton of={of} onOpen={onFlows}>
      {children}
    </FigureButton>
  )
  return (
    <Card label={t`Totals`}>
      <dl className={styles.strip}>
        <div className={styles.main}>
          <dt>{t`Total value`}</dt>
          <dd>{figure(<Amount paise={currentValue} />)}</dd>
        </div>
        <div>
          <dt>{t`Invested`}</dt>
          <dd>{figure(<Amount paise={invested} as="rounded" />)}</dd>
        </div>
        <div>
          <dt>{t`Total gain`}</dt>
          <dd>
            {figure(<Gain paise={gain} />)}
            <span className={styles.rate}>
              <Gain rate={gainRate} />
            </span>
          </dd>
        </div>
        <div>
          <dt>{t`XIRR (a year)`}</dt>
          <dd>{figure(<Gain rate={xirr} />)}</dd>
        </div>
        <div>
          <dt>{t`Since the last NAV`}</dt>
          <dd>
            <Gain paise={dayChange} />
            <span className={styles.rate}>
              <Gain rate={dayChangeRate} decimals={2} />
            </span>
          </dd>
        </div>
      </dl>
    </Card>
  )
}
