import {
  Card,
  ErrorPanel,
  href,
  Note,
  Page,
  queryFor,
  routes,
  Skeleton,
  SkeletonRegion,
  Stack,
  textOf,
  TextLink,
  useInvestor,
  useQuery,
  useSearchParams,
} from '@portal/kernel'
import { t } from '@portal/kernel/words'
import { kycApi, type KycApplication } from '@portal/contracts/kyc/kyc'
import { kycMessageOf, type KycProviderStatus } from '@portal/contracts/kyc/kyc-words'
import { useKyc } from './kyc.api'
import { KycChoice } from './kyc-choice'
import styles from './kyc.module.css'
import { GoOn, StartInvesting } from './kyc-ways'
import { messageWords } from './kyc-words'

/** /home/create-folio/onboard-applicant: how a KYC ended whose provider sent the browser back (S2.174). */
export default function OnboardApplicantPage() {
  const overview = useKyc()
  const cameBack = useCameBack()
  const { data, error, isFetching, refetch } = overview
  if (error && !data)
    return (
      <Page title={t`Your KYC`}>
        <ErrorPanel
          fullPage
          title={t`Your KYC did not load`}
          retrying={isFetching}
          error={error}
          onRetry={() => void refetch()}
          wayOut={{ to: href(routes.dashboard), label: t`Go to Home` }}
        >
          {error.message}
        </ErrorPanel>
      </Page>
    )
  if (!data || cameBack.isLoading)
    return (
      <Page title={t`Your KYC`}>
        <SkeletonRegion label={t`Asking how your KYC went`}>
          <Skeleton shape="row" count={3} />
        </SkeletonRegion>
      </Page>
    )
  const application = cameBack.data ?? data.application
  return (
    <Outcome application={application} refused={cameBack.error?.message} canGoOnline={!data.onlineRefused} />
  )
}

/** What the code of the return says; it is good once, so the answer is kept. */
function useCameBack() {
  const { pan } = useInvestor()
  const [query] = useSearchParams()
  const state = query.get('state')
  return useQuery({
    ...queryFor(kycApi.callbackStatus, { panNumber: pan, state: state ?? '' }),
    enabled: state !== null,
    staleTime: Infinity,
    retry: false,
  })
}

interface OutcomeProps {
  application: KycApplication | null
  /** Why the return was not taken. */
  refused: string | undefined
  canGoOnline: boolean
}

function Outcome({ application, refused, canGoOnline }: OutcomeProps) {
  const status: KycProviderStatus = application?.status ?? 'NEW'
  const { title, text } = messageWords[kycMessageOf(status)]
  return (
    <Page title={textOf(title)} width="narrow">
      <Stack>
        {refused && (
          <Note tone="warning" role="alert">
            {refused}
          </Note>
        )}
        <Card label={t`How it ended`}>
          {application?.reason && <p>{application.reason}</p>}
          <p>{textOf(text)}</p>
          {status === 'PENDING' && (
            <p
              className={styles.quiet}
            >{t`You can choose a fund now. You can buy once your KYC is verified.`}</p>
          )}
          <div className={styles.buttons}>
            <Next application={application} canGoOnline={canGoOnline} />
          </div>
        </Card>
        <p>
          <TextLink to={href(routes.kycApplicant)}>{t`See your KYC`}</TextLink>
        </p>
      </Stack>
    </Page>
  )
}

/** DONE and PENDING invest, a draft goes on at its provider, all else begins anew (decision 13). */
function Next({ application, canGoOnline }: Pick<OutcomeProps, 'application' | 'canGoOnline'>) {
  if (application?.status === 'DONE' || application?.status === 'PENDING') return <StartInvesting />
  if (application?.status === 'DRAFT' && application.way !== 'VIDEO') return <GoOn />
  if (!canGoOnline) return null
  return (
    <KycChoice purpose={application?.purpose ?? 'complete'} label={textOf(messageWords.INCOMPLETE.button)} />
  )
}
