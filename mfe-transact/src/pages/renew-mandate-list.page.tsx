import {
  Card,
  EmptyState,
  formatDate,
  formatRupeesRounded,
  HelplineLink,
  href,
  LinkButton,
  ListRow,
  Note,
  Page,
  queryFor,
  routes,
  shortNumber,
  Stack,
  TextLink,
  useInvestor,
  useIsOffered,
  useQuery,
  Verbatim,
} from '@portal/kernel'
import type { PayingMandate } from '@portal/kernel/contracts/sip'
import { type SystematicPlan, systematicPlanApi } from '@portal/kernel/contracts/systematic-plan'
import { PageFailed } from '../shared/page-failed'
import { WaitingPage } from '../shared/waiting-page'
import { endingMandates } from '../plans/ending-mandates'
import { plansBack } from '../plans/plans-back'

const title = 'Renew your mandates'

/** The mandates that end soon or before the SIPs that they pay, and what to do (S2.038). */
export default function RenewMandateListPage() {
  const { pan } = useInvestor()
  const asked = useQuery(queryFor(systematicPlanApi.allPlans, { panNumber: pan }))
  if (asked.isError && !asked.data)
    return (
      <PageFailed
        title={title}
        what="Your mandates"
        retrying={asked.isFetching}
        onRetry={() => void asked.refetch()}
      />
    )
  if (!asked.data) return <WaitingPage title={title} />
  const ending = endingMandates(asked.data.plans, asked.data.today)
  return (
    <Page title={title} back={plansBack()}>
      {ending.length ? (
        <Stack>
          <HowTo />
          {ending.map(({ mandate, plans }) => (
            <MandateCard key={mandate.umrn} mandate={mandate} plans={plans} />
          ))}
        </Stack>
      ) : (
        <EmptyState
          fullPage
          title="No mandate needs to be renewed"
          action={<LinkButton to={plansBack().to}>See your systematic plans</LinkButton>}
        >
          A mandate is here from 6 months before it ends, and when it ends before a SIP that it pays.
        </EmptyState>
      )}
    </Page>
  )
}

/** Renewed online; where that is not offered, with a person of ours. */
function HowTo() {
  const offered = useIsOffered(routes.eMandate)
  if (offered)
    return (
      <Note icon="mandate" title="How to renew a mandate" compact>
        Choose Raise or renew in <TextLink to={href(routes.eMandate)}>Your mandates</TextLink>, and approve
        the new last day at your bank. The SIPs on it stay.
      </Note>
    )
  return (
    <Note icon="phone" title="How to renew a mandate" compact>
      Call <HelplineLink />. We set up a new mandate with you before this one ends.
    </Note>
  )
}

interface MandateCardProps {
  mandate: PayingMandate
  plans: readonly SystematicPlan[]
}

function MandateCard({ mandate, plans }: MandateCardProps) {
  const { bankName, accountLast4, validTill, limit, umrn } = mandate
  return (
    <Card
      flush
      title={`${bankName} ${shortNumber(accountLast4)}`}
      subtitle={`Ends on ${formatDate(validTill)} · up to ${formatRupeesRounded(limit)} a debit · UMRN ${umrn}`}
    >
      <ul>
        {plans.map(({ planId, scheme, amount, endDate }) => (
          <li key={planId}>
            <ListRow
              title={<Verbatim>{scheme.schemeName}</Verbatim>}
              subtitle={endDate ? `Last instalment on ${formatDate(endDate)}` : 'Until you cancel it'}
              figure={formatRupeesRounded(amount)}
            />
          </li>
        ))}
      </ul>
    </Card>
  )
}
