import {
  Card,
  DetailList,
  ErrorPanel,
  href,
  Page,
  queryFor,
  routes,
  Skeleton,
  SkeletonRegion,
  Stack,
  useInvestor,
  useQuery,
} from '@portal/kernel'
import { t } from '@portal/kernel/words'
import { recoveryApi } from '@portal/contracts/identity/recovery-details'
import { ContactForm } from './contact-form'
import { QuestionsCard } from './questions-card'

/** /auth/recovery-details: where codes go, and the questions that a recovery asks. */
export default function RecoveryDetailsPage() {
  const { pan } = useInvestor()
  const details = useQuery(queryFor(recoveryApi.recoveryDetails, { panNumber: pan }))
  const refetch = () => void details.refetch()
  return (
    <Page
      title={t`Recovery details`}
      context={t`They bring you back in if you forget your password.`}
      back={{ to: href(routes.security), label: t`Security` }}
      width="narrow"
    >
      {details.data ? (
        <Stack>
          <Card title={t`Where one-time codes go`}>
            <DetailList
              rows={[
                {
                  label: t`Mobile`,
                  value: `${details.data.countryCode} ${details.data.maskedMobile}`,
                },
                { label: t`E-mail`, value: details.data.maskedEmail },
              ]}
            />
          </Card>
          <ContactForm onChanged={refetch} />
          {details.data.answered && <QuestionsCard answered={details.data.answered} onChanged={refetch} />}
        </Stack>
      ) : details.error ? (
        <ErrorPanel
          fullPage
          title={t`Your details did not load`}
          error={details.error}
          onRetry={refetch}
          retrying={details.isFetching}
        >
          {details.error.message}
        </ErrorPanel>
      ) : (
        <SkeletonRegion>
          <Skeleton shape="row" count={3} />
        </SkeletonRegion>
      )}
    </Page>
  )
}
