import {
  DataTable,
  DetailList,
  Dialog,
  ErrorPanel,
  formatDate,
  formatUnits,
  shortNumber,
  Skeleton,
  SkeletonRegion,
  Stack,
  useInvestor,
  type Column,
} from '@portal/kernel'
import type { ResponseOf } from '@portal/contracts/wire/endpoint'
import type { FlowEntry, OwnedPart, portfolioApi } from '@portal/contracts/portfolio/portfolio'
import { Amount, Gain, Hideable } from '../shared/amounts'
import { transactionLabel } from '../shared/transaction-look'
import styles from './portfolio.module.css'
import { useCashFlows } from './portfolio.api'

interface FlowsDialogProps {
  title: string
  part: OwnedPart
  onClose: () => void
}

/** The money behind a figure: every payment in and out, and what XIRR makes of it. */
export function FlowsDialog({ title, part, onClose }: FlowsDialogProps) {
  const { pan } = useInvestor()
  const flows = useCashFlows(pan, part)
  return (
    <Dialog open size="wide" title="The money behind it" description={title} onClose={onClose}>
      {flows.data ? (
        <Flows {...flows.data} />
      ) : flows.error ? (
        <ErrorPanel
          title="These payments did not load"
          onRetry={() => void flows.refetch()}
          retrying={flows.isFetching}
        >
          {flows.error.message}
        </ErrorPanel>
      ) : (
        <SkeletonRegion>
          <Skeleton shape="row" count={4} />
        </SkeletonRegion>
      )}
    </Dialog>
  )
}

type Answer = ResponseOf<typeof portfolioApi.cashFlows>

function Flows({
  flows,
  earlier,
  paidIn,
  received,
  withheld,
  invested,
  currentValue,
  navDate,
  xirr,
}: Answer) {
  return (
    <Stack>
      <DetailList
        rows={[
          { label: 'Paid in', value: <Amount paise={paidIn} /> },
          { label: 'Received', value: <Amount paise={received} /> },
          {
            label: navDate ? `Value on ${formatDate(navDate)}` : 'Value',
            value: <Amount paise={currentValue} />,
          },
          {
            label: 'Total gain: received and value, less paid in',
            value: <Gain paise={received + currentValue - paidIn} exact />,
            total: true,
          },
          { label: 'Invested in what you hold now', value: <Amount paise={invested} /> },
          { label: 'XIRR (a year)', value: <Gain rate={xirr} /> },
        ]}
      />
      <p className={styles.help}>
        Received is what reached you, IDCW included
        {withheld > 0 && (
          <>
            : <Amount paise={withheld} /> of exit load, STT and tax at source was kept back
          </>
        )}
        . A switch counts as received from one fund and paid into the other. XIRR counts every payment from
        its day. You see it once you have invested for a year.
      </p>
      <DataTable
        inset
        caption="Payments, newest first"
        columns={columns}
        rows={flows.map((flow, index) => ({ ...flow, index }))}
        rowKey={({ index }) => String(index)}
      />
      {earlier.count > 0 && (
        <p className={styles.help}>
          {earlier.count} earlier {earlier.count === 1 ? 'payment' : 'payments'}:{' '}
          <Amount paise={earlier.paidIn} /> paid in, <Amount paise={earlier.received} /> received. You find
          them in My Transactions.
        </p>
      )}
    </Stack>
  )
}

const columns: Column<FlowEntry & { index: number }>[] = [
  { key: 'date', header: 'Date', heading: true, unbroken: true, cell: ({ date }) => formatDate(date) },
  {
    key: 'what',
    header: 'What',
    cell: (row) => `${transactionLabel(row)}, ${row.schemeName} ${shortNumber(row.folioNo)}`,
  },
  {
    key: 'units',
    header: 'Units',
    numeric: true,
    cell: ({ units }) => <Hideable>{Number(units) ? formatUnits(units) : '–'}</Hideable>,
  },
  { key: 'amount', header: 'Amount', numeric: true, cell: ({ amount }) => <Amount paise={amount} /> },
]
