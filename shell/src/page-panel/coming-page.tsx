import { t, Trans } from '@portal/kernel/words'
import { EmptyState, LinkButton, routes, useSession } from '@portal/kernel'
import { helpline } from '../footer/footer'

/** In a page of the portal that no remote has yet: who does what it will do. */
export default function ComingPage() {
  const loggedIn = useSession() !== undefined
  return (
    <EmptyState
      fullPage
      title={t`This page is coming later`}
      action={
        <LinkButton to={loggedIn ? routes.dashboard.path : routes.login.path}>
          {loggedIn ? t`Go to Home` : t`Go to log in`}
        </LinkButton>
      }
    >
      <Trans>
        You cannot do this online yet. Call <a href={`tel:${helpline.replaceAll('-', '')}`}>{helpline}</a> and
        we do it together.
      </Trans>
    </EmptyState>
  )
}
