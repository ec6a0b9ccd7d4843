import {
  EmptyState,
  href,
  LinkButton,
  Page,
  PageFailed,
  routes,
  useSearchParams,
  WaitingPage,
  queryFor,
  useQuery,
  useQueryClient,
} from '@portal/kernel'
import { t } from '@portal/kernel/words'
import type { MandateRegistration } from '@portal/contracts/mandates/mandate'
import type { ReactNode } from 'react'
import { mandateApi } from '@portal/contracts/mandates/mandate'
import { useEffect } from 'react'

const askEveryMs = 3000

/** How a registration stands; asked again while the bank has not told yet that it was decided. */
function useRegistration(registrationId: string) {
  const client = useQueryClient()
  const requested = useQuery({
    ...queryFor(mandateApi.registration, { registrationId }),
    refetchInterval: ({ state }) => (state.data?.registration.state === 'opened' ? askEveryMs : false),
  })
  const state = requested.data?.registration.state
  // What other pages read of the mandates before is older than this: they ask again when they open.
  useEffect(() => {
    if (state) void client.invalidateQueries({ refetchType: 'none' })
  }, [client, state])
  return requested
}

interface RegistrationPageProps {
  children: (registration: MandateRegistration) => ReactNode
}

/** A page about the registration that the address names. */
export function RegistrationPage({ children }: RegistrationPageProps) {
  const [query] = useSearchParams()
  const id = query.get('registration')
  return id ? <Known id={id}>{children}</Known> : <Missing />
}

function Known({ id, children }: RegistrationPageProps & { id: string }) {
  const requested = useRegistration(id)
  const title = t`Your mandate`
  if (requested.error?.status === 404) return <Missing />
  if (requested.isError && !requested.data)
    return (
      <PageFailed
        title={title}
        failure={t`Your mandate did not load`}
        retrying={requested.isFetching}
        error={requested.error}
        onRetry={() => void requested.refetch()}
      />
    )
  return requested.data ? children(requested.data.registration) : <WaitingPage title={title} />
}

function Missing() {
  return (
    <Page title={t`We could not find this mandate`}>
      <EmptyState
        fullPage
        title={t`You have no such mandate`}
        action={<LinkButton to={href(routes.eMandate)}>{t`See your mandates`}</LinkButton>}
      >
        {t`Your link may be incomplete, or the mandate belongs to another investor.`}
      </EmptyState>
    </Page>
  )
}
