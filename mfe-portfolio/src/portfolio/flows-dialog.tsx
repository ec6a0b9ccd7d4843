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
import { plural, t, Trans } from '@portal/kernel/words'
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
    <Dialog open size="wide" title={t`The money behind it`} description={title} onClose={onClose}>
      {flows.data ? (
        <Flows {...flows.data} />
      ) : flows.error ? (
        <ErrorPanel
          title={t`These payments did not load`}
          error={flows.error}
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
  const earlierCount = earlier.count
  const day = navDate && formatDate(navDate)
  return (
    <Stack>
      <DetailList
        rows={[
          { label: t`Paid in`, value: <Amount paise={paidIn} /> },
          { label: t`Received`, value: <Amount paise={received} /> },
          {
            label: day ? t`Value on ${day}` : t`Value`,
            value: <Amount paise={currentValue} />,
          },
          {
            label: t`Total gain: received and value, less paid in`,
            value: <Gain paise={received + currentValue - paidIn} exact />,
            total: true,
          },
          { label: t`Invested in what you hold now`, value: <Amount paise={invested} /> },
          { label: t`XIRR (a year)`, value: <Gain rate={xirr} /> },
        ]}
      />
      <FlowsHelp withheld={withheld} />
      <DataTable
        inset
        caption={t`Payments, newest first`}
        columns={columns()}
        rows={flows.map((flow, index) => ({ ...flow, index }))}
        rowKey={({ index }) => String(index)}
      />
      {earlierCount > 0 && (
        <p className={styles.help}>
          {plural(earlierCount, { one: '# earlier payment:', other: '# earlier payments:' })}{' '}
          <Trans>
            <Amount paise={earlier.paidIn} /> paid in, <Amount paise={earlier.received} /> received. You find
            them in My Transactions.
          </Trans>
        </p>
      )}
    </Stack>
  )
}

/** What the figures above count. */
function FlowsHelp({ withheld }: Pick<Answer, 'withheld'>) {
  return (
    <p className={styles.help}>
      {withheld > 0 ? (
        <Trans>
          Received is what reached you, IDCW included: <Amount paise={withheld} /> of exit load, STT and tax
          at source was kept back.
        </Trans>
      ) : (
        t`Received is what reached you, IDCW included.`
      )}{' '}
      {t`A switch counts as received from one fund and paid into the other. XIRR counts every payment from its day. You see it once you have invested for a year.`}
    </p>
  )
}

const columns = (): Column<FlowEntry & { index: number }>[] => [
  { key: 'date', header: t`Date`, heading: true, unbroken: true, cell: ({ date }) => formatDate(date) },
  {
    key: 'what',
    header: t`What`,
    cell: (row) => `${transactionLabel(row)}, ${row.schemeName} ${shortNumber(row.folioNo)}`,
  },
  {
    key: 'units',
    header: t`Units`,
    numeric: true,
    cell: ({ units }) => <Hideable>{Number(units) ? formatUnits(units) : '–'}</Hideable>,
  },
  { key: 'amount', header: t`Amount`, numeric: true, cell: ({ amount }) => <Amount paise={amount} /> },
]
