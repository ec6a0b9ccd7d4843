import { PageFailed, queryFor, textOf, useInvestor, useQuery, WaitingPage } from '@portal/kernel'
import { t } from '@portal/kernel/words'
import type { ResponseOf } from '@portal/contracts/wire/endpoint'
import { mandateApi } from '@portal/contracts/mandates/mandate'
import type { ReactNode } from 'react'
import { flowTitle } from './mandate-steps'

/** What a new mandate can be. */
export type MandateDetails = ResponseOf<typeof mandateApi.emandateDetails>

/** A page of the flow, once it is known what a new mandate can be. */
export function WithDetails({ children }: { children: (details: MandateDetails) => ReactNode }) {
  const { pan } = useInvestor()
  const requested = useQuery(queryFor(mandateApi.emandateDetails, { panNumber: pan }))
  if (requested.isError && !requested.data)
    return (
      <PageFailed
        title={textOf(flowTitle)}
        failure={t`Your accounts did not load`}
        retrying={requested.isFetching}
        error={requested.error}
        onRetry={() => void requested.refetch()}
      />
    )
  return requested.data ? children(requested.data) : <WaitingPage title={textOf(flowTitle)} />
}

export const accountIn = ({ accounts }: MandateDetails, bankId: string | null) =>
  accounts.find((each) => each.bankId === bankId)
