import {
  Card,
  EmptyState,
  formatDate,
  formatRupeesRounded,
  formatUnits,
  href,
  LinkButton,
  ListRow,
  maskFolio,
  Note,
  Page,
  queryFor,
  routes,
  useInvestor,
  useQuery,
} from '@portal/kernel'
import { orderApi } from '@portal/kernel/contracts/order'
import { type TransactionRow } from '@portal/kernel/contracts/transaction-row'
import { useState } from 'react'
import { PageFailed } from '../../shared/page-failed'
import { useTimeLeft } from '../../shared/use-time-left'
import { WaitingPage } from '../../shared/waiting-page'
import { CancelButton } from './cancel-button'
import type { CancelKind } from './cancellable'
import { untilText } from './until-text'

/** Far more than an investor places in a day. */
const limit = 50

/** The orders of a kind that can still be taken back, and those of today whose cut-off has passed. */
export function CancelList({ kind }: { kind: CancelKind }) {
  const { pan } = useInvestor()
  const [cancelled, setCancelled] = useState<string>()
  const history = useQuery(queryFor(orderApi.history, { panNumber: pan, limit }))
  const title = `Cancel a ${kind.noun}`
  if (history.isError && !history.data)
    return (
      <PageFailed
        title={title}
        what="Your orders"
        retrying={history.isFetching}
        onRetry={() => void history.refetch()}
      />
    )
  if (!history.data) return <WaitingPage title={title} />
  const rows = waitingRows(kind, history.data.transactions)
  return (
    <Page title={title} back={{ to: href(routes.dashboard), label: 'Home' }}>
      {cancelled && (
        <Note tone="positive" role="status" title={`Your ${kind.noun} is cancelled.`}>
          Nothing is sold of {cancelled}. Its units are free again.
        </Note>
      )}
      {rows.length ? (
        <Card label="Your orders that wait" flush>
          <ul>
            {rows.map((row) => (
              <li key={row.transactionId}>
                <Row kind={kind} row={row} onCancelled={() => setCancelled(row.schemeName)} />
              </li>
            ))}
          </ul>
        </Card>
      ) : (
        <Nothing kind={kind} />
      )}
    </Page>
  )
}

/** A switch has a row on both sides; one of them is enough. */
function waitingRows({ rows }: CancelKind, all: readonly TransactionRow[]): TransactionRow[] {
  const waiting = all.filter((row) => rows.includes(row.kind) && row.cancelUntil !== null)
  return waiting.filter(
    (row, index) => waiting.findIndex((each) => each.transactionId === row.transactionId) === index,
  )
}

interface RowProps {
  kind: CancelKind
  row: TransactionRow
  onCancelled: () => void
}

function Row({ kind, row, onCancelled }: RowProps) {
  const { transactionId, folioNo, schemeName, toSchemeName, amount, units, date, cancelUntil } = row
  const left = useTimeLeft(cancelUntil)
  const late = left === 0
  return (
    <ListRow
      actionBelow
      title={toSchemeName ? `${schemeName} to ${toSchemeName}` : schemeName}
      subtitle={
        <>
          Placed on {formatDate(date)}
          {folioNo && ` · Folio ${maskFolio(folioNo)}`}
          {units && ` · ${formatUnits(units)} units`}
          <br />
          {cancelUntil &&
            (late
              ? `Too late: you could cancel it until ${untilText(cancelUntil)}.`
              : `You can cancel until ${untilText(cancelUntil)}.`)}
        </>
      }
      figure={amount ? `About ${formatRupeesRounded(amount)}` : undefined}
      action={
        !late && (
          <CancelButton
            kind={kind}
            transactionId={transactionId}
            folioNo={folioNo}
            about={`of ${schemeName}`}
            onCancelled={onCancelled}
          />
        )
      }
    />
  )
}

function Nothing({ kind: { noun } }: { kind: CancelKind }) {
  return (
    <EmptyState
      fullPage
      title={`You have no ${noun} to cancel`}
      action={<LinkButton to={href(routes.dashboard)}>Go to Home</LinkButton>}
    >
      You can cancel a {noun} until the cut-off on the day you place it. After that its units are sold.
    </EmptyState>
  )
}
