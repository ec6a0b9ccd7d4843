import { EmptyState, href, LinkButton, Page, routes } from '@portal/kernel'

/** An address of a transaction that this page does not do. */
export function KindMissing() {
  return (
    <Page title="Choose a transaction">
      <EmptyState
        fullPage
        title="This address names no transaction"
        action={
          <LinkButton to={href(routes.dashboard)} size="md">
            Go to Home
          </LinkButton>
        }
      >
        Your link may be incomplete. Choose one from the Transact menu.
      </EmptyState>
    </Page>
  )
}
