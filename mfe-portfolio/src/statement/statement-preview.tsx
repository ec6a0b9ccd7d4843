import { Card, EmptyState, GainLoss, message, Money, Note, Skeleton, SkeletonRegion } from '@portal/kernel'
import { t } from '@portal/kernel/words'
import type { ResponseOf } from '@portal/contracts/wire/endpoint'
import type { StatementFigure, statementApi, StatementView } from '@portal/contracts/statements/statement'
import { type CardQuery, QueryCard } from '../shared/query-card'
import { StatementTable } from './statement-table'
import styles from './statement.module.css'

type Answer = ResponseOf<typeof statementApi.accountStatement>

interface StatementPreviewProps {
  query: CardQuery<Answer>
  /** The two days of a range are yet to be chosen. */
  waitsForDays: boolean
}

/** The statement in its few figures and its first table; what it holds in full stands below. */
export function StatementPreview({ query, waitsForDays }: StatementPreviewProps) {
  const { data } = query
  if (waitsForDays)
    return (
      <Card label={t`Statement`}>
        <EmptyState title={t`Choose two dates`}>{t`Then you see your statement here.`}</EmptyState>
      </Card>
    )
  if (!data)
    return (
      <QueryCard
        label={t`Statement`}
        query={query}
        failure={t`Your statement did not load`}
        skeleton={<Skeleton shape="row" count={6} />}
      >
        {() => null}
      </QueryCard>
    )
  return <Preview view={data.view} fetching={query.isFetching} />
}

function Preview({ view, fetching }: { view: StatementView; fetching: boolean }) {
  const [summary] = view.tables
  if (view.isEmpty)
    return (
      <Card label={t`Statement`} busy={fetching}>
        <EmptyState title={t`Nothing to state`}>{message('noTransactionsInPeriod')}</EmptyState>
      </Card>
    )
  return (
    <>
      <Card label={view.title} busy={fetching}>
        <p className={styles.label}>
          {view.headline.label}, {view.scope}
        </p>
        <p className={styles.figure}>
          <Money paise={view.headline.paise} />
        </p>
        <dl className={styles.figures}>
          {view.figures.map((figure) => (
            <Figure key={figure.label} figure={figure} />
          ))}
        </dl>
        {view.transactions === 0 && <Note>{message('noTransactionsInPeriod')}</Note>}
      </Card>
      {summary && <StatementTable key={`${view.kind} ${summary.title}`} table={summary} />}
    </>
  )
}

function Figure({ figure: { label, paise, as } }: { figure: StatementFigure }) {
  return (
    <div>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>
        {as === 'gain' ? <GainLoss paise={paise} exact /> : <Money paise={paise} />}
      </dd>
    </div>
  )
}

/** Everything that happened, table by table, as wide as the page. */
export function StatementDetails({ view }: { view: StatementView }) {
  return (
    <>
      {view.tables.slice(1).map((table) => (
        <StatementTable key={`${view.kind} ${table.title}`} table={table} />
      ))}
    </>
  )
}

/** The place of the form and of the statement while the choices are on their way. */
export function StatementSkeleton() {
  return (
    <Card label={t`Statements`} busy>
      <SkeletonRegion>
        <Skeleton shape="row" count={6} />
      </SkeletonRegion>
    </Card>
  )
}
