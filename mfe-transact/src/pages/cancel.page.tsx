import {
  Requested,
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
  useLocation,
  useQuery,
} from '@portal/kernel'
import { orderApi } from '@portal/contracts/orders/order'
import { type TransactionRow } from '@portal/contracts/orders/transaction-row'
import { useState } from 'react'
import { cancelRedemption, cancelSwitch } from '../kinds/outflow/cancelling'
import { clockAndDay } from '../shared/days'
import { CancelButton, useTimeLeft } from '../transaction/cancel-order'
import type { Cancelling } from '../transaction/receipt/receipt-words'

/** Far more than an investor places in a day. */
const limit = 50

/** What is listed: which rows of the history, and what taking one of them back is called. */
const redemptions = { title: 'Cancel a redemption', rows: ['REDEMPTION'], cancel: cancelRedemption }
const switches = {
  title: 'Cancel a switch',
  rows: ['SWITCH_OUT', 'SWITCH_IN'],
  cancel: cancelSwitch,
}

/** The redemptions (S2.024) or the switches (S2.025) that can still be taken back, and those whose cut-off has passed. */
export default function CancelPage() {
  const { pan } = useInvestor()
  const { pathname } = useLocation()
  const { title, rows, cancel } = pathname.endsWith('cancel-switch') ? switches : redemptions
  const history = useQuery(queryFor(orderApi.history, { panNumber: pan, limit }))
  return (
    <Requested title={title} what="Your orders" query={history}>
      {({ transactions }) => (
        <Waiting title={title} cancel={cancel()} rows={waitingRows(rows, transactions)} />
      )}
    </Requested>
  )
}

interface WaitingProps {
  title: string
  cancel: Cancelling
  rows: readonly TransactionRow[]
}

function Waiting({ title, cancel, rows }: WaitingProps) {
  const [cancelled, setCancelled] = useState<string>()
  return (
    <Page title={title} back={{ to: href(routes.dashboard), label: 'Home' }}>
      {cancelled && (
        <Note tone="positive" role="status" title={`Your ${cancel.noun} is cancelled.`}>
          Nothing is sold of {cancelled}. Its units are free again.
        </Note>
      )}
      {rows.length ? (
        <Card label="Your orders that wait" flush>
          <ul>
            {rows.map((row) => (
              <li key={row.transactionId}>
                <Row cancel={cancel} row={row} onCancelled={() => setCancelled(row.schemeName)} />
              </li>
            ))}
          </ul>
        </Card>
      ) : (
        <Nothing noun={cancel.noun} />
      )}
    </Page>
  )
}

/** A switch has a row on both sides; one of them is enough. */
function waitingRows(kinds: readonly string[], all: readonly TransactionRow[]): TransactionRow[] {
  const waiting = all.filter((row) => kinds.includes(row.kind) && row.cancelUntil !== null)
  return waiting.filter(
    (row, index) => waiting.findIndex((each) => each.transactionId === row.transactionId) === index,
  )
}

interface RowProps {
  cancel: Cancelling
  row: TransactionRow
  onCancelled: () => void
}

function Row({ cancel, row, onCancelled }: RowProps) {
  const { folioNo, schemeName, toSchemeName, amount, units, date, cancelUntil } = row
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
            `${late ? 'Too late: you could cancel it' : 'You can cancel'} until ${clockAndDay(cancelUntil)}.`}
        </>
      }
      figure={amount ? `About ${formatRupeesRounded(amount)}` : undefined}
      action={
        !late && (
          <CancelButton cancel={cancel} order={row} about={`of ${schemeName}`} onCancelled={onCancelled} />
        )
      }
    />
  )
}

function Nothing({ noun }: Pick<Cancelling, 'noun'>) {
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
