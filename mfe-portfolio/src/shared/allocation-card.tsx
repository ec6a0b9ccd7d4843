import { ChartToggle, Donut, EmptyState, Skeleton } from '@portal/kernel'
import { t } from '@portal/kernel/words'
import type { ResponseOf } from '@portal/contracts/wire/endpoint'
import type { investorApi } from '@portal/contracts/folios/investor'
import { useAmountText } from './amounts'
import { QueryCard, type CardQuery } from './query-card'
import { allocationCentre, allocationSentence, slicesOf } from './allocation'

type Summary = ResponseOf<typeof investorApi.assetSummary>

interface AllocationCardProps {
  query: CardQuery<Summary>
  totals: { schemeCount: number; folioCount: number } | undefined
}

/** How the money is spread over the categories. */
export function AllocationCard({ query, totals }: AllocationCardProps) {
  const amount = useAmountText()
  return (
    <QueryCard
      title={t`Allocation`}
      query={query}
      failure={t`Your allocation did not load`}
      skeleton={<Skeleton shape="chart" />}
      action={<ChartToggle />}
    >
      {({ allocation }) =>
        allocation.length ? (
          <Donut
            label={allocationSentence(allocation, amount)}
            slices={slicesOf(allocation, amount)}
            centre={totals && allocationCentre(totals.schemeCount, totals.folioCount)}
            columns={{ name: t`Category`, value: t`Value` }}
          />
        ) : (
          <EmptyState
            title={t`No allocation yet`}
          >{t`Once you invest, you see your categories here.`}</EmptyState>
        )
      }
    </QueryCard>
  )
}
