import {
  EmptyState,
  href,
  LinkButton,
  Page,
  PageFailed,
  routes,
  useSearchParams,
  WaitingPage,
} from '@portal/kernel'
import type { MandateRegistration } from '@portal/contracts/mandates/mandate'
import type { ReactNode } from 'react'
import { useRegistration } from './use-registration'

const title = 'Your mandate'

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
  if (requested.error?.status === 404) return <Missing />
  if (requested.isError && !requested.data)
    return (
      <PageFailed
        title={title}
        what="Your mandate"
        retrying={requested.isFetching}
        onRetry={() => void requested.refetch()}
      />
    )
  return requested.data ? children(requested.data.registration) : <WaitingPage title={title} />
}

function Missing() {
  return (
    <Page title="We could not find this mandate">
      <EmptyState
        fullPage
        title="You have no such mandate"
        action={<LinkButton to={href(routes.eMandate)}>See your mandates</LinkButton>}
      >
        Your link may be incomplete, or the mandate belongs to another investor.
      </EmptyState>
    </Page>
  )
}
