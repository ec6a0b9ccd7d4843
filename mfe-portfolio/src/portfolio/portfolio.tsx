import {
  Button,
  EmptyState,
  href,
  LinkButton,
  routes,
  Stack,
  useInvestor,
  useSearchParams,
} from '@portal/kernel'
import { t } from '@portal/kernel/words'
import type { ResponseOf } from '@portal/contracts/wire/endpoint'
import type { Folio, investorApi } from '@portal/contracts/folios/investor'
import { useState } from 'react'
import { AllocationCard } from '../shared/allocation-card'
import { HideAmountsButton } from '../shared/amounts'
import { BetweenCard } from '../shared/between-card'
import { PastPerformance } from '../shared/past-performance'
import type { CardQuery } from '../shared/query-card'
import { ValueChartCard } from '../shared/value-chart-card'
import { ExportMenu } from './export-menu'
import { FlowsDialog } from './flows-dialog'
import { GroupCard } from './group-card'
import { HoldingDialog } from './holding-dialog'
import { groupsOf } from './holding-groups'
import type { OpenPart } from './open-part'
import { PortfolioToolbar } from './portfolio-toolbar'
import { readView, writeView, type PortfolioView } from './portfolio-view'
import { TotalsCard } from './totals-card'

interface PortfolioProps {
  portfolio: ResponseOf<typeof investorApi.portfolio>
  folios: readonly Folio[]
  allocation: CardQuery<ResponseOf<typeof investorApi.assetSummary>>
}

/** Totals, the holdings in their groups, how they went over time, and how the money is spread. */
export function Portfolio({ portfolio, folios, allocation }: PortfolioProps) {
  const { pan } = useInvestor()
  const [query, setQuery] = useSearchParams()
  const [open, setOpen] = useState<OpenPart>()
  const numbers = [...new Set(portfolio.holdings.map(({ folioNo }) => folioNo))]
  const view = readView(query, numbers)
  const change = (part: Partial<PortfolioView>) =>
    setQuery(writeView({ ...view, ...part }), { replace: true, preventScrollReset: true })
  const groups = groupsOf(portfolio.holdings, view, folios, portfolio.exited)
  return (
    <Stack>
      <TotalsCard
        portfolio={portfolio}
        onFlows={() => setOpen({ kind: 'flows', title: t`Your whole portfolio`, part: {} })}
      />
      <BetweenCard between={portfolio.between} serverNow={portfolio.serverNow} />
      <PortfolioToolbar view={view} folios={numbers} onChange={change}>
        <HideAmountsButton />
        <ExportMenu holdings={groups.flatMap(({ holdings }) => holdings)} navDate={portfolio.navDate} />
        <LinkButton variant="quiet" size="sm" icon="file-download" to={href(routes.statement)}>
          {t`Account statement`}
        </LinkButton>
      </PortfolioToolbar>
      {groups.map((group) => (
        <GroupCard key={group.key} group={group} by={view.by} onOpen={setOpen} />
      ))}
      {groups.length === 0 && <NoneLeft onClear={() => change({ folio: null, category: null })} />}
      <ValueChartCard pan={pan} />
      <AllocationCard query={allocation} totals={portfolio} />
      <PastPerformance />
      {open?.kind === 'flows' && <FlowsDialog {...open} onClose={() => setOpen(undefined)} />}
      {open?.kind === 'holding' && (
        <HoldingDialog holding={open.holding} onClose={() => setOpen(undefined)} />
      )}
    </Stack>
  )
}

function NoneLeft({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState
      level={2}
      title={t`No holdings match`}
      action={
        <Button variant="secondary" onClick={onClear}>
          {t`Show all holdings`}
        </Button>
      }
    >
      {t`This folio holds nothing of this category.`}
    </EmptyState>
  )
}
