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
const redemptions = {
  title: msg`Cancel a redemption`,
  rows: ['REDEMPTION'],
  cancel: cancelRedemption,
  cancelled: msg`Your redemption is cancelled.`,
  none: msg`You have no redemption to cancel`,
  until: msg`You can cancel a redemption until the cut-off on the day you place it. After that its units are sold.`,
}
const switches = {
  title: msg`Cancel a switch`,
  rows: ['SWITCH_OUT', 'SWITCH_IN'],
  cancel: cancelSwitch,
  cancelled: msg`Your switch is cancelled.`,
  none: msg`You have no switch to cancel`,
  until: msg`You can cancel a switch until the cut-off on the day you place it. After that its units are sold.`,
}

/** The redemptions (S2.024) or the switches (S2.025) that can still be taken back, and those whose cut-off has passed. */
export default function CancelPage() {
  const { pan } = useInvestor()
  const { pathname } = useLocation()
  const listed = pathname.endsWith('cancel-switch') ? switches : redemptions
  const title = textOf(listed.title)
  const history = useQuery(queryFor(orderApi.history, { panNumber: pan, limit }))
  return (
    <Requested title={title} failure={t`Your orders did not load`} query={history}>
      {({ transactions }) => <Waiting listed={listed} rows={waitingRows(listed.rows, transactions)} />}
    </Requested>
  )
}

interface WaitingProps {
  listed: typeof redemptions
  rows: readonly TransactionRow[]
}

function Waiting({ listed, rows }: WaitingProps) {
  const [cancelled, setCancelled] = useState<string>()
  const cancel = listed.cancel()
  return (
    <Page title={textOf(listed.title)} back={{ to: href(routes.dashboard), label: t`Home` }}>
      {cancelled && (
        <Note tone="positive" role="status" title={textOf(listed.cancelled)}>
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
        <Nothing listed={listed} />
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

function Nothing({ listed }: Pick<WaitingProps, 'listed'>) {
  return (
    <EmptyState
      fullPage
      title={textOf(listed.none)}
      action={<LinkButton to={href(routes.dashboard)}>{t`Go to Home`}</LinkButton>}
    >
      {textOf(listed.until)}
    </EmptyState>
  )
}
