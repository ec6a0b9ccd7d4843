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
  textOf,
  useInvestor,
  useQuery,
  useSearchParams,
  Verbatim,
} from '@portal/kernel'
import { msg, plural, t, Trans } from '@portal/kernel/words'
import { type FailedDebit, systematicPlanApi } from '@portal/contracts/systematic-plans/systematic-plan'

const title = msg`Your SIP instalment was not paid`

/** Why the bank did not pay an instalment, and the way to invest it at once (S7.082). */
export default function FailedSipPage() {
  const { pan } = useInvestor()
  const [query] = useSearchParams()
  const requested = useQuery(queryFor(systematicPlanApi.failedDebits, { panNumber: pan }))
  return (
    <Requested title={textOf(title)} failure={t`Your SIP did not load`} query={requested}>
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
  const folio = shortNumber(folioNo)
  const why = reason.replace(/\.?$/, '.')
  const sum = formatRupees(amount)
  return (
    <Page title={textOf(title)} context={t`${schemeName} · folio ${folio}`} width="narrow">
      <Stack>
        <Note tone="negative" title={t`Your bank says: ${why}`}>
          {t`Nothing was debited.`}{' '}
          {left > 0 &&
            plural(left, {
              one: 'Your SIP runs on. It ends if one more debit fail.',
              other: 'Your SIP runs on. It ends if # more debits fail.',
            })}
        </Note>
        <Card title={t`SIP ${planId}`}>
          <DetailList
            rows={[
              { label: t`Scheme`, value: schemeName, verbatim: true },
              { label: t`Instalment`, value: sum },
              { label: t`Was due on`, value: formatDate(dueOn) },
            ]}
          />
        </Card>
        <LinkButton
          to={href(routes.investMore, { scheme: schemePlanCode, folio: folioNo, amount: rupees })}
          fullWidth
        >
          <span>
            <Trans>
              Invest <Verbatim>{sum}</Verbatim> now
            </Trans>
          </span>
        </LinkButton>
      </Stack>
    </Page>
  )
}

function NothingFailed() {
  return (
    <EmptyPage title={t`Your SIP runs`} says={t`No instalment waits for you`} width="narrow">
      {t`The debit that failed has been made up for, or the SIP has changed. You can close this page.`}
    </EmptyPage>
  )
}
