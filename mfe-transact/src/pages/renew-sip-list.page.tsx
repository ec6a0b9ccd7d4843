import {
  Asked,
  Card,
  EmptyPage,
  formatDate,
  formatRupeesRounded,
  href,
  LinkButton,
  ListRow,
  Page,
  queryFor,
  routes,
  shortNumber,
  useInvestor,
  useQuery,
  Verbatim,
  VisuallyHidden,
} from '@portal/kernel'
import { type SystematicPlan, systematicPlanApi } from '@portal/kernel/contracts/systematic-plan'
import { plansBack } from '../transaction/steps'

const title = 'Renew your SIPs'

/** The SIPs that end soon or have ended, and can run on (S2.039, S7.041). */
export default function RenewSipListPage() {
  const { pan } = useInvestor()
  const asked = useQuery(queryFor(systematicPlanApi.renewable, { panNumber: pan }))
  return (
    <Asked title={title} what="Your SIPs" query={asked}>
      {({ plans }) => <Plans plans={plans} />}
    </Asked>
  )
}

function Plans({ plans }: { plans: readonly SystematicPlan[] }) {
  const back = plansBack()
  if (!plans.length)
    return (
      <EmptyPage
        title={title}
        back={back}
        says="No SIP needs to be renewed"
        wayOn={{ to: back.to, label: 'See your systematic plans' }}
      >
        A SIP is here from 3 months before its last instalment until 6 months after it.
      </EmptyPage>
    )
  return (
    <Page title={title} back={back}>
      <Card title="SIPs that end" flush>
        <ul>
          {plans.map((plan) => (
            <li key={plan.planId}>
              <Row plan={plan} />
            </li>
          ))}
        </ul>
      </Card>
    </Page>
  )
}

function Row({ plan: { planId, scheme, folioNo, amount, endDate, state } }: { plan: SystematicPlan }) {
  const ends = state === 'COMPLETED' ? 'Last instalment was' : 'Last instalment'
  return (
    <ListRow
      title={<Verbatim>{scheme.schemeName}</Verbatim>}
      subtitle={`Folio ${shortNumber(folioNo)}${endDate ? ` · ${ends} on ${formatDate(endDate)}` : ''}`}
      figure={formatRupeesRounded(amount)}
      action={
        <LinkButton to={href(routes.renewSip, { plan: planId })} variant="secondary" size="sm">
          Renew
          <VisuallyHidden>
            {' '}
            the SIP in <Verbatim>{scheme.schemeName}</Verbatim>
          </VisuallyHidden>
        </LinkButton>
      }
    />
  )
}
