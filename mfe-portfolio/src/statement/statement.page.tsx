import {
  EmptyState,
  ErrorPanel,
  href,
  LinkButton,
  Page,
  routes,
  useInvestor,
  Card,
  formatDate,
  formatUnits,
  ListRow,
  maskFolio,
  Money,
} from '@portal/kernel'
import { t } from '@portal/kernel/words'
import type { StatementRequest } from '@portal/contracts/statements/statement'
import { useState } from 'react'
import { RecentCard } from './recent-card'
import { useStatementOptions, useStatementView, useExitLoads } from './statement.api'
import { requestedAgain, firstChoice, type StatementOptions, wantedOf } from './statement-choice'
import { StatementDelivery } from './statement-delivery'
import { StatementForm } from './statement-form'
import { StatementDetails, StatementPreview, StatementSkeleton } from './statement-preview'
import { useStatementMaker } from './use-statement-maker'
import styles from './statement.module.css'

/** What leaving today would cost; absent where nothing bears a load. */
function ExitLoadCard({ pan }: { pan: string }) {
  const { data } = useExitLoads(pan)
  if (!data?.holdings.length) return null
  return (
    <Card
      flush
      title={t`Exit load if you redeem today`}
      subtitle={t`At the last NAV. Your oldest units, which are redeemed first, may be free.`}
    >
      {data.holdings.map(({ folioNo, schemePlanCode, name, unitsWithLoad, load, freeFrom }) => {
        const folio = maskFolio(folioNo)
        const units = formatUnits(unitsWithLoad)
        const day = formatDate(freeFrom)
        return (
          <ListRow
            key={`${folioNo} ${schemePlanCode}`}
            title={name}
            subtitle={t`Folio ${folio} · ${units} units, all free from ${day}`}
            figure={<Money paise={load} />}
          />
        )
      })}
    </Card>
  )
}

/** /home/statement: what an investor needs for the records and the tax return, on screen first. */
export default function StatementPage() {
  const { pan } = useInvestor()
  const options = useStatementOptions(pan)
  return (
    <Page title={t`Statements`} context={t`For your records and your tax return.`}>
      {options.data ? (
        <Statements pan={pan} options={options.data} />
      ) : options.error ? (
        <ErrorPanel
          fullPage
          title={t`Your statements did not load`}
          error={options.error}
          onRetry={() => void options.refetch()}
          retrying={options.isFetching}
        >
          {options.error.message}
        </ErrorPanel>
      ) : (
        <StatementSkeleton />
      )}
    </Page>
  )
}

interface StatementsProps {
  pan: string
  options: StatementOptions
}

function Statements({ pan, options }: StatementsProps) {
  if (options.inception) return <Operations pan={pan} options={options} />
  return (
    <EmptyState
      fullPage
      title={t`No statements yet`}
      action={<LinkButton to={href(routes.exploreFunds)}>{t`Explore funds`}</LinkButton>}
    >
      {t`Once you invest, you find your account and your capital gains here.`}
    </EmptyState>
  )
}

function Operations({ pan, options }: StatementsProps) {
  const [choice, setChoice] = useState(() => firstChoice(options))
  const wanted = wantedOf(choice, pan, options.today)
  const query = useStatementView(choice.kind, wanted, pan)
  const maker = useStatementMaker()
  const view = wanted && query.data?.view
  const { kind, format } = choice
  const again = (statement: StatementRequest) =>
    void (statement.state === 'ready'
      ? maker.fetchAgain(statement)
      : maker.make(requestedAgain(statement, pan)))
  return (
    <div className={styles.operations}>
      <StatementForm choice={choice} options={options} onChange={setChoice}>
        <StatementDelivery
          choice={choice}
          email={options.email}
          maker={maker}
          disabled={!view || view.isEmpty}
          onAsk={(delivery) => wanted && void maker.make({ ...wanted, kind, format, delivery })}
        />
      </StatementForm>
      <div className={styles.side}>
        <StatementPreview query={query} waitsForDays={!wanted} />
        <RecentCard pan={pan} email={options.email} busy={maker.progress !== undefined} onAgain={again} />
        {kind === 'ACCOUNT' && <ExitLoadCard pan={pan} />}
      </div>
      <div className={styles.details}>{view && !view.isEmpty && <StatementDetails view={view} />}</div>
    </div>
  )
}
