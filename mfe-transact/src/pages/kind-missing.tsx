import { href, routes } from '@portal/kernel'
import { EmptyPage } from '../shared/empty-page'

/** An address of a transaction that this page does not do. */
export const KindMissing = () => (
  <EmptyPage
    title="Choose a transaction"
    says="This address names no transaction"
    wayOn={{ to: href(routes.dashboard), label: 'Go to Home' }}
  >
    Your link may be incomplete. Choose one from the Transact menu.
  </EmptyPage>
)
