import { EmptyState, href, LinkButton, Page, routes } from '@portal/kernel'

/** An address of a transaction that this page does not do. */
export function KindMissing() {
  return (
    <Page title="Choose a transaction">
      <EmptyState
        fullPage
        title="You cannot do this online yet"
        action={
          <LinkButton to={href(routes.dashboard)} size="md">
            Go to Home
          </LinkButton>
        }
      >
        Your link may be incomplete. Choose another transaction from the Transact menu, or call us.
      </EmptyState>
    </Page>
  )
}
