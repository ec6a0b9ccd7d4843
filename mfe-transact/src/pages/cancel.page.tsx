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
  textOf,
  useInvestor,
  useLocation,
  useQuery,
} from '@portal/kernel'
import { msg, t } from '@portal/kernel/words'
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
const redemptions = { title: msg`Cancel a redemption`, rows: ['REDEMPTION'], cancel: cancelRedemption }
const switches = {
  title: msg`Cancel a switch`,
  rows: ['SWITCH_OUT', 'SWITCH_IN'],
  cancel: cancelSwitch,
}

/** The redemptions (S2.024) or the switches (S2.025) that can still be taken back, and those whose cut-off has passed. */
export default function CancelPage() {
  const { pan } = useInvestor()
  const { pathname } = useLocation()
  const { title: heading, rows, cancel } = pathname.endsWith('cancel-switch') ? switches : redemptions
  const title = textOf(heading)
  const history = useQuery(queryFor(orderApi.history, { panNumber: pan, limit }))
  return (
    <Requested title={title} what={t`Your orders`} query={history}>
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
  const noun = textOf(cancel.noun)
  return (
    <Page title={title} back={{ to: href(routes.dashboard), label: t`Home` }}>
      {cancelled && (
        <Note tone="positive" role="status" title={t`Your ${noun} is cancelled.`}>
          {t`Nothing is sold of ${cancelled}. Its units are free again.`}
        </Note>
      )}
      {rows.length ? (
        <Card label={t`Your orders that wait`} flush>
          <ul>
            {rows.map((row) => (
              <li key={row.transactionId}>
                <Row cancel={cancel} row={row} onCancelled={() => setCancelled(row.schemeName)} />
              </li>
            ))}
          </ul>
        </Card>
      ) : (
        <Nothing noun={noun} />
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
  const facts = [
    t`Placed on ${{ day: formatDate(date) }}`,
    folioNo && t`Folio ${{ folio: maskFolio(folioNo) }}`,
    units && t`${{ units: formatUnits(units) }} units`,
  ]
  const about = amount && formatRupeesRounded(amount)
  return (
    <ListRow
      actionBelow
      title={toSchemeName ? t`${schemeName} to ${toSchemeName}` : schemeName}
      subtitle={
        <>
          {facts.filter(Boolean).join(' · ')}
          <br />
          {cancelUntil && untilText(clockAndDay(cancelUntil), late)}
        </>
      }
      figure={about ? t`About ${about}` : undefined}
      action={
        !late && (
          <CancelButton cancel={cancel} order={row} about={t`of ${schemeName}`} onCancelled={onCancelled} />
        )
      }
    />
  )
}

const untilText = (until: string, late: boolean): string =>
  late ? t`Too late: you could cancel it until ${until}.` : t`You can cancel until ${until}.`

function Nothing({ noun }: { noun: string }) {
  return (
    <EmptyState
      fullPage
      title={t`You have no ${noun} to cancel`}
      action={<LinkButton to={href(routes.dashboard)}>{t`Go to Home`}</LinkButton>}
    >
      {t`You can cancel a ${noun} until the cut-off on the day you place it. After that its units are sold.`}
    </EmptyState>
  )
}
