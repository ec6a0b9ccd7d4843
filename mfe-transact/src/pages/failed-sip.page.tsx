import {
  Requested,
  Card,
  DetailList,
  EmptyPage,
  formatDate,
  formatRupees,
  href,
  LinkButton,
  Note,
  Page,
  queryFor,
  routes,
  shortNumber,
  Stack,
  useInvestor,
  useQuery,
  useSearchParams,
  Verbatim,
} from '@portal/kernel'
import { type FailedDebit, systematicPlanApi } from '@portal/contracts/systematic-plans/systematic-plan'

const title = 'Your SIP instalment was not paid'

/** Why the bank did not pay an instalment, and the way to invest it at once (S7.082). */
export default function FailedSipPage() {
  const { pan } = useInvestor()
  const [query] = useSearchParams()
  const requested = useQuery(queryFor(systematicPlanApi.failedDebits, { panNumber: pan }))
  return (
    <Requested title={title} what="Your SIP" query={requested}>
      {({ failures }) => {
        const failure = failures.find(({ planId }) => planId === query.get('plan'))
        return failure ? <Failure failure={failure} /> : <NothingFailed />
      }}
    </Requested>
  )
}

function Failure({ failure }: { failure: FailedDebit }) {
  const { planId, folioNo, schemePlanCode, schemeName, dueOn, amount, reason } = failure
  const left = failure.mostFailures - failure.failedInARow
  const rupees = String(Math.round(amount / 100))
  return (
    <Page title={title} context={`${schemeName} · folio ${shortNumber(folioNo)}`} width="narrow">
      <Stack>
        <Note tone="negative" title={`Your bank says: ${reason.replace(/\.?$/, '.')}`}>
          Nothing was debited.{' '}
          {left > 0 &&
            `Your SIP runs on. It ends if ${left === 1 ? 'one more debit' : `${left} more debits`} fail.`}
        </Note>
        <Card title={`SIP ${planId}`}>
          <DetailList
            rows={[
              { label: 'Scheme', value: schemeName, verbatim: true },
              { label: 'Instalment', value: formatRupees(amount) },
              { label: 'Was due on', value: formatDate(dueOn) },
            ]}
          />
        </Card>
        <LinkButton
          to={href(routes.investMore, { scheme: schemePlanCode, folio: folioNo, amount: rupees })}
          fullWidth
        >
          <span>
            Invest <Verbatim>{formatRupees(amount)}</Verbatim> now
          </span>
        </LinkButton>
      </Stack>
    </Page>
  )
}

function NothingFailed() {
  return (
    <EmptyPage title="Your SIP runs" says="No instalment waits for you" width="narrow">
      The debit that failed has been made up for, or the SIP has changed. You can close this page.
    </EmptyPage>
  )
}
