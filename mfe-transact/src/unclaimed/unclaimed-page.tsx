import {
  Requested,
  EmptyState,
  formatLongDate,
  formatRupees,
  href,
  LinkButton,
  Note,
  Page,
  queryFor,
  routes,
  Stack,
  TextLink,
  useInvestor,
  useQuery,
  textOf,
} from '@portal/kernel'
import { msg, t } from '@portal/kernel/words'
import { type UnclaimedAmount, unclaimedApi } from '@portal/contracts/orders/unclaimed'
import { useState } from 'react'
import { ClaimCard, type Claimed } from './claim-card'

const title = msg`Unclaimed amounts`

/** Money of the investor that banks sent back, and the way to have it paid (S2.033, decision 39). */
export default function UnclaimedPage() {
  const { pan } = useInvestor()
  const [claimed, setClaimed] = useState<Claimed>()
  const requested = useQuery(queryFor(unclaimedApi.list, { panNumber: pan }))
  return (
    <Requested title={textOf(title)} failure={t`Your unclaimed amounts did not load`} query={requested}>
      {({ amounts }) => <Amounts amounts={amounts} claimed={claimed} onClaimed={setClaimed} />}
    </Requested>
  )
}

interface AmountsProps {
  amounts: readonly UnclaimedAmount[]
  claimed: Claimed | undefined
  onClaimed: (claimed: Claimed) => void
}

function Amounts({ amounts, claimed, onClaimed }: AmountsProps) {
  return (
    <Page title={textOf(title)} back={{ to: href(routes.dashboard), label: t`Home` }} width="narrow">
      <Stack>
        {claimed && <ClaimedNote claimed={claimed} />}
        {amounts.length > 0 && (
          <Note icon="bank" title={t`Your bank sent this money back`} compact>
            {t`It is safe with us and earns what our overnight fund earns. Choose where it goes.`}
          </Note>
        )}
        {amounts.map((amount) => (
          <ClaimCard key={amount.transactionId} amount={amount} onClaimed={onClaimed} />
        ))}
        {!amounts.length && !claimed && (
          <EmptyState
            fullPage
            title={t`No money waits for you`}
            action={<LinkButton to={href(routes.transactions)}>{t`See your transactions`}</LinkButton>}
          >
            {t`When a bank sends back what we paid you, it is here until you say where it goes.`}
          </EmptyState>
        )}
      </Stack>
    </Page>
  )
}

/** Said once an amount is on its way. */
function ClaimedNote({ claimed: { amount, account, transactionId } }: { claimed: Claimed }) {
  const sum = formatRupees(amount.amount + amount.income)
  const day = formatLongDate(amount.payoutOn)
  return (
    <Note tone="positive" role="status" title={t`${sum} goes to ${account}.`}>
      {t`It is there by ${day}.`}{' '}
      {amount.orderNumber !== null && (
        <TextLink to={href(routes.investSuccess, { order: transactionId })}>{t`See the order`}</TextLink>
      )}
    </Note>
  )
}
