import { ErrorPanel, queryFor, Skeleton, SkeletonRegion, useInvestor, useQuery } from '@portal/kernel'
import { t } from '@portal/kernel/words'
import { type Folio, investorApi } from '@portal/contracts/folios/investor'
import type { ReactNode } from 'react'

/** What needs the investor's folios for the bank accounts in them: shown once they are here, with its wait and its failure. */
export function WithFolios({ children }: { children: (folios: readonly Folio[]) => ReactNode }) {
  const { pan } = useInvestor()
  const folios = useQuery(queryFor(investorApi.folios, { panNumber: pan }))
  if (folios.data) return children(folios.data.folios)
  if (folios.isError)
    return (
      <ErrorPanel
        title={t`Your bank accounts did not load`}
        retrying={folios.isFetching}
        error={folios.error}
        onRetry={() => void folios.refetch()}
      >
        {folios.error.message} {t`What you entered is kept.`}
      </ErrorPanel>
    )
  return (
    <SkeletonRegion label={t`Loading your bank accounts`}>
      <Skeleton shape="field" count={2} />
    </SkeletonRegion>
  )
}
