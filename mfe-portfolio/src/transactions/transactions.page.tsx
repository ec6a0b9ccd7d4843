import {
  Button,
  EmptyState,
  href,
  indiaToday,
  LinkButton,
  OnlyWide,
  Page,
  routes,
  Stack,
  useInvestor,
  useSearchParams,
} from '@portal/kernel'
import { t } from '@portal/kernel/words'
import { useState } from 'react'
import { HideAmountsButton } from '../shared/amounts'
import { TransactionList } from './transaction-list'
import { TransactionToolbar } from './transaction-toolbar'
import { useSurroundings } from './transactions.api'
import { filterOf, isFiltered, readView, type TransactionsView, writeView } from './transactions-view'

const everything: TransactionsView = {
  type: null,
  outcome: null,
  amount: null,
  period: null,
  folio: null,
  search: '',
}

/** /home/investments/transactions: every order and the years before there were orders, in one list. */
export default function TransactionsPage() {
  const { pan } = useInvestor()
  const [query, setQuery] = useSearchParams()
  const [opened] = useState(Date.now)
  const { portfolio, folios } = useSurroundings(pan)
  const view = readView(query)
  const change = (part: Partial<TransactionsView>) =>
    setQuery(writeView({ ...view, ...part }), { replace: true, preventScrollReset: true })
  const now = portfolio.data ? Date.parse(portfolio.data.serverNow) : opened
  const filter = filterOf(view, indiaToday(now))
  return (
    <Page
      title={t`My transactions`}
      context={
        <>
          {t`Every order of yours, newest first.`} <HideAmountsButton />
        </>
      }
      action={
        <OnlyWide>
          <LinkButton variant="secondary" icon="file-download" to={href(routes.statement)}>
            {t`Account statement`}
          </LinkButton>
        </OnlyWide>
      }
    >
      <Stack>
        <TransactionToolbar
          view={view}
          folios={(folios.data?.folios ?? []).map(({ folioNo }) => folioNo)}
          onChange={change}
        />
        {/* Its dates are known once the business clock is. */}
        {view.period !== null && portfolio.isPending ? null : (
          <TransactionList
            key={JSON.stringify(filter)}
            pan={pan}
            filter={filter}
            now={now}
            none={isFiltered(view) ? <NoneMatch onClear={() => change(everything)} /> : <NoneYet />}
          />
        )}
      </Stack>
    </Page>
  )
}

function NoneMatch({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState
      level={2}
      title={t`No transactions match`}
      action={
        <Button variant="secondary" onClick={onClear}>
          {t`Show all`}
        </Button>
      }
    >
      {t`Try another period or another word.`}
    </EmptyState>
  )
}

function NoneYet() {
  return (
    <EmptyState
      fullPage
      title={t`No transactions yet`}
      action={<LinkButton to={href(routes.exploreAllFunds)}>{t`Explore funds`}</LinkButton>}
    >
      {t`You see them here once you place an order.`}
    </EmptyState>
  )
}
