import {
  addMonths,
  Requested,
  Card,
  EmptyPage,
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
  useFigures,
  useInvestor,
  useIsOffered,
  useLocation,
  useQuery,
  Verbatim,
  VisuallyHidden,
} from '@portal/kernel'
import { t, Trans } from '@portal/kernel/words'
import type { PayingMandate } from '@portal/contracts/systematic-plans/sip'
import { type SystematicPlan, systematicPlanApi } from '@portal/contracts/systematic-plans/systematic-plan'
import { plansBack } from '../transaction/steps'

/** What ends soon, by the address: SIPs, or mandates that pay them. */
export default function RenewalsPage() {
  const { pathname } = useLocation()
  return pathname.endsWith('/renew-mandate-list') ? <MandatesToRenew /> : <SipsToRenew />
}

/** The SIPs that end soon or have ended, and can run on (S2.039, S7.041). */
function SipsToRenew() {
  const { pan } = useInvestor()
  const requested = useQuery(queryFor(systematicPlanApi.renewable, { panNumber: pan }))
  return (
    <Requested title={t`Renew your SIPs`} failure={t`Your SIPs did not load`} query={requested}>
      {({ plans }) => <Plans plans={plans} />}
    </Requested>
  )
}

function Plans({ plans }: { plans: readonly SystematicPlan[] }) {
  const back = plansBack()
  const months = useFigures()?.months
  if (!plans.length)
    return (
      <EmptyPage
        title={t`Renew your SIPs`}
        back={back}
        says={t`No SIP needs to be renewed`}
        nextLink={{ to: back.to, label: t`See your systematic plans` }}
      >
        {months &&
          t`A SIP is here from ${{ before: months.renewBefore }} months before its last instalment until ${{ after: months.renewAfter }} months after it.`}
      </EmptyPage>
    )
  return (
    <Page title={t`Renew your SIPs`} back={back}>
      <Card title={t`SIPs that end`} flush>
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

function Row({ plan }: { plan: SystematicPlan }) {
  const { planId, folioNo, amount } = plan
  const { schemeName } = plan.scheme
  const folio = shortNumber(folioNo)
  return (
    <ListRow
      title={<Verbatim>{schemeName}</Verbatim>}
      subtitle={[t`Folio ${folio}`, endText(plan)].filter(Boolean).join(' · ')}
      figure={formatRupeesRounded(amount)}
      action={
        <LinkButton to={href(routes.renewSip, { plan: planId })} variant="secondary" size="sm">
          <Trans>
            Renew
            <VisuallyHidden>
              {' '}
              the SIP in <Verbatim>{schemeName}</Verbatim>
            </VisuallyHidden>
          </Trans>
        </LinkButton>
      }
    />
  )
}

function endText({ endDate, state }: SystematicPlan): string {
  if (!endDate) return ''
  const day = formatDate(endDate)
  return state === 'COMPLETED' ? t`Last instalment was on ${day}` : t`Last instalment on ${day}`
}

/** The mandates that end soon or before the SIPs that they pay, and what to do (S2.038). */
function MandatesToRenew() {
  const { pan } = useInvestor()
  const requested = useQuery(queryFor(systematicPlanApi.allPlans, { panNumber: pan }))
  return (
    <Requested title={t`Renew your mandates`} failure={t`Your mandates did not load`} query={requested}>
      {({ plans, today }) => <Ending mandates={endingMandates(plans, today)} />}
    </Requested>
  )
}

/** So long before its end a mandate asks to be renewed. */
const monthsBefore = 6

interface EndingMandate {
  mandate: PayingMandate
  /** What it pays. */
  plans: readonly SystematicPlan[]
}

/** Mandates of SIPs that run which end soon, or before the last instalment that they are to pay. */
function endingMandates(plans: readonly SystematicPlan[], today: string): EndingMandate[] {
  const running = plans.filter(({ state }) => state === 'ACTIVE' || state === 'PAUSED')
  const mandates = new Map(running.flatMap(({ mandate }) => (mandate ? [[mandate.umrn, mandate]] : [])))
  return [...mandates.values()]
    .map((mandate) => ({
      mandate,
      plans: running.filter((plan) => plan.mandate?.umrn === mandate.umrn),
    }))
    .filter(({ mandate: { validTill }, plans: its }) => {
      const isSoon = validTill <= addMonths(today, monthsBefore)
      return isSoon || its.some(({ endDate }) => endDate !== null && endDate > validTill)
    })
}

function Ending({ mandates }: { mandates: readonly EndingMandate[] }) {
  const back = plansBack()
  if (!mandates.length)
    return (
      <EmptyPage
        title={t`Renew your mandates`}
        back={back}
        says={t`No mandate needs to be renewed`}
        nextLink={{ to: back.to, label: t`See your systematic plans` }}
      >
        {t`A mandate is here from ${monthsBefore} months before it ends, and when it ends before a SIP that it pays.`}
      </EmptyPage>
    )
  return (
    <Page title={t`Renew your mandates`} back={back}>
      <Stack>
        <HowTo />
        {mandates.map(({ mandate, plans }) => (
          <MandateCard key={mandate.umrn} mandate={mandate} plans={plans} />
        ))}
      </Stack>
    </Page>
  )
}

/** Renewed online; where that is not offered, with a person of ours. */
function HowTo() {
  const offered = useIsOffered(routes.eMandate)
  if (offered)
    return (
      <Note icon="mandate" title={t`How to renew a mandate`} compact>
        <Trans>
          Choose Raise or renew in <TextLink to={href(routes.eMandate)}>Your mandates</TextLink>, and approve
          the new last day at your bank. The SIPs on it stay.
        </Trans>
      </Note>
    )
  return (
    <Note icon="phone" title={t`How to renew a mandate`} compact>
      <Trans>
        Call <HelplineLink />. We set up a new mandate with you before this one ends.
      </Trans>
    </Note>
  )
}

function MandateCard({ mandate, plans }: EndingMandate) {
  const { bankName, accountLast4, validTill, limit, umrn } = mandate
  const lastDay = formatDate(validTill)
  const most = formatRupeesRounded(limit)
  return (
    <Card
      flush
      title={`${bankName} ${shortNumber(accountLast4)}`}
      subtitle={t`Ends on ${lastDay} · up to ${most} a debit · UMRN ${umrn}`}
    >
      <ul>
        {plans.map(({ planId, scheme, amount, endDate }) => (
          <li key={planId}>
            <ListRow
              title={<Verbatim>{scheme.schemeName}</Verbatim>}
              subtitle={
                endDate ? t`Last instalment on ${{ day: formatDate(endDate) }}` : t`Until you cancel it`
              }
              figure={formatRupeesRounded(amount)}
            />
          </li>
        ))}
      </ul>
    </Card>
  )
}
