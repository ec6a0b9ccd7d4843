import { EmptyState, LinkButton, routes, useSession } from '@portal/kernel'
import { helpline } from '../footer/footer'

/** In a page of the portal that no remote has yet: who does what it will do. */
export default function ComingPage() {
  const loggedIn = useSession() !== undefined
  return (
    <EmptyState
      fullPage
      title="This page is coming later"
      action={
        <LinkButton to={loggedIn ? routes.dashboard.path : routes.login.path}>
          {loggedIn ? 'Go to Home' : 'Go to log in'}
        </LinkButton>
      }
    >
      You cannot do this online yet. Call <a href={`tel:${helpline.replaceAll('-', '')}`}>{helpline}</a> and
      we do it together.
    </EmptyState>
  )
}
