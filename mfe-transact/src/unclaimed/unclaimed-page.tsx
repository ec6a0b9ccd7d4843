import {
  EmptyState,
  href,
  LinkButton,
  Note,
  Page,
  queryFor,
  routes,
  Stack,
  useInvestor,
  useQuery,
} from '@portal/kernel'
import { unclaimedApi } from '@portal/kernel/contracts/unclaimed'
import { useState } from 'react'
import { PageFailed } from '../shared/page-failed'
import { WaitingPage } from '../shared/waiting-page'
import { ClaimCard, type Claimed } from './claim-card'
import { ClaimedNote } from './claimed-note'

const title = 'Unclaimed amounts'

/** Money of the investor that banks sent back, and the way to have it paid (S2.033, decision 39). */
export function UnclaimedPage() {
  const { pan } = useInvestor()
  const [claimed, setClaimed] = useState<Claimed>()
  const asked = useQuery(queryFor(unclaimedApi.list, { panNumber: pan }))
  if (asked.isError && !asked.data)
    return (
      <PageFailed
        title={title}
        what="Your unclaimed amounts"
        retrying={asked.isFetching}
        onRetry={() => void asked.refetch()}
      />
    )
  if (!asked.data) return <WaitingPage title={title} />
  const { amounts } = asked.data
  return (
    <Page title={title} back={{ to: href(routes.dashboard), label: 'Home' }} width="narrow">
      <Stack>
        {claimed && <ClaimedNote claimed={claimed} />}
        {amounts.length > 0 && (
          <Note icon="bank" title="Your bank sent this money back" compact>
            It is safe with us and earns what our overnight fund earns. Choose where it goes.
          </Note>
        )}
        {amounts.map((amount) => (
          <ClaimCard key={amount.transactionId} amount={amount} onClaimed={setClaimed} />
        ))}
        {!amounts.length && !claimed && (
          <EmptyState
            fullPage
            title="No money waits for you"
            action={<LinkButton to={href(routes.transactions)}>See your transactions</LinkButton>}
          >
            When a bank sends back what we paid you, it is here until you say where it goes.
          </EmptyState>
        )}
      </Stack>
    </Page>
  )
}
