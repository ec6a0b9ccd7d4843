import {
  api,
  Button,
  Card,
  DetailList,
  ErrorPanel,
  href,
  LinkButton,
  Note,
  queryFor,
  routes,
  Skeleton,
  SkeletonRegion,
  Stack,
  useInvestor,
  useIsOffered,
  useQuery,
} from '@portal/kernel'
import { t } from '@portal/kernel/words'
import { contactChangeApi } from '@portal/contracts/service-requests/contact-change'
import { FailureNote } from '../shared/failure-note'
import { useAsk } from '../shared/use-ask'

/** The address, which comes from the KYC: taken over from there, never typed. */
export function AddressCard() {
  const { pan } = useInvestor()
  const address = useQuery(queryFor(contactChangeApi.address, { panNumber: pan }))
  if (address.error && !address.data)
    return (
      <ErrorPanel
        title={t`Your address did not load`}
        error={address.error}
        onRetry={() => void address.refetch()}
        retrying={address.isFetching}
      >
        {address.error.message}
      </ErrorPanel>
    )
  if (!address.data)
    return (
      <SkeletonRegion>
        <Skeleton shape="row" count={2} />
      </SkeletonRegion>
    )
  return <Addresses {...address.data} />
}

function Addresses({ held, registered }: { held: string | null; registered: string | null }) {
  const { ask, busy, failure } = useAsk()
  const isNew = registered !== null && registered !== held
  const take = () =>
    ask(() =>
      api.call(contactChangeApi.profile, {
        birthDate: null,
        defaultCommunication: null,
        address: 'REGISTER',
      }),
    )
  return (
    <Stack>
      <FailureNote failure={failure} />
      <Card title={t`Address`} subtitle={t`We use the address of your KYC.`}>
        <DetailList
          rows={[
            { label: t`With us`, value: held ?? t`Not known` },
            { label: t`In your KYC`, value: registered ?? t`Not known` },
          ]}
        />
      </Card>
      {isNew ? (
        <Button busy={busy} onClick={() => void take()}>
          {t`Review and confirm`}
        </Button>
      ) : (
        <Note icon="info">
          {registered
            ? t`Both are the same.`
            : t`No KYC agency has an address of you. Complete your KYC first.`}
        </Note>
      )}
      <ToKyc label={registered ? t`I moved: change my KYC` : t`See my KYC`} />
    </Stack>
  )
}

function ToKyc({ label }: { label: string }) {
  if (!useIsOffered(routes.kycApplicant)) return null
  return (
    <LinkButton variant="secondary" to={href(routes.kycApplicant)}>
      {label}
    </LinkButton>
  )
}
