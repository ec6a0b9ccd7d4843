import { EmptyState, LinkButton, Page, routes, useLocation, useSession } from '@portal/kernel'
import { helpline } from '../footer/footer'
import { placeName } from './place-name'

/** A page of the portal that no remote has yet: its name, and who does meanwhile what it will do. */
export function ComingPage() {
  const { pathname, search } = useLocation()
  const loggedIn = useSession() !== undefined
  return (
    <Page title={placeName(pathname, search)}>
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
    </Page>
  )
}
