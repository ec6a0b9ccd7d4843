import { Card, ErrorPanel, GainLoss, href, InfoPopover, routes, TextLink } from '@portal/kernel'
import { t, Trans } from '@portal/kernel/words'
import type { ResponseOf } from '@portal/contracts/wire/endpoint'
import type { investorApi } from '@portal/contracts/folios/investor'
import type { ReactNode } from 'react'
import { Amount, Gain } from '../shared/amounts'
import type { CardQuery } from '../shared/query-card'
import styles from './value-card.module.css'
import { ValueFrame, WaitingValueCard } from './waiting-value-card'

type Portfolio = ResponseOf<typeof investorApi.portfolio>

/** The page's one figure: what everything is worth, and how that came to be. */
export function ValueCard({ query }: { query: CardQuery<Portfolio> }) {
  const { data, error } = query
  if (error && !data)
    return (
      <Card title={t`Total value`}>
        <ErrorPanel
          title={t`Your portfolio did not load`}
          error={error}
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
        >
          {error.message} {t`Your units are safe.`}
        </ErrorPanel>
      </Card>
    )
  if (!data) return <WaitingValueCard />
  return (
    <ValueFrame>
      <Figures portfolio={data} />
    </ValueFrame>
  )
}

function Figures({ portfolio }: { portfolio: Portfolio }) {
  const { currentValue, invested, gain, gainRate, xirr, dayChange, dayChangeRate, between } = portfolio
  return (
    <>
      <p className={styles.total}>
        <Amount paise={currentValue} as="display" />
      </p>
      <p className={styles.day}>
        <Trans>
          <Gain paise={dayChange} rate={dayChangeRate} decimals={2} exact /> <span>since the last NAV</span>
        </Trans>
      </p>
      {between.length > 0 && <Between between={between} />}
      <dl className={styles.figures}>
        <Figure term={t`Invested`}>
          <Amount paise={invested} as="rounded" />
        </Figure>
        <Figure term={t`Total gain`}>
          <Gain paise={gain} />
        </Figure>
        <Figure term={t`Return so far`}>
          <GainLoss rate={gainRate} />
        </Figure>
        <Figure term={t`XIRR (a year)`} info={<AboutXirr />}>
          <GainLoss rate={xirr} />
        </Figure>
      </dl>
    </>
  )
}

/** What is in no fund just now; the portfolio says where it is. */
function Between({ between }: Pick<Portfolio, 'between'>) {
  return (
    <p className={styles.between}>
      <Trans>
        <Amount paise={between.reduce((sum, { amount }) => sum + amount, 0)} /> more is on its way between
        funds.
      </Trans>{' '}
      <TextLink to={href(routes.portfolio)}>{t`See where it is`}</TextLink>
    </p>
  )
}

function Figure({ term, info, children }: { term: string; info?: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt className={styles.term}>
        {term} {info}
      </dt>
      <dd>{children}</dd>
    </div>
  )
}

function AboutXirr() {
  return (
    <InfoPopover label={t`What is XIRR?`}>
      {t`XIRR is your yearly return, counted from the day of each payment. You see it once you have invested for a year.`}
    </InfoPopover>
  )
}
