import type { SignOutReason } from '../../session/public'
import { EmptyState, LinkButton, Page } from '../../ui/public'
import { useSolo } from './solo-context'

const titles: Record<SignOutReason, string> = {
  explicit: 'You are logged out',
  idle: 'Logged out after 15 minutes',
  expired: 'Your session has ended',
  forced: 'Your session has ended',
}

/** In place of an investor's page when nobody is logged in: why, and the way to log in. */
export function SessionOver({ reason }: { reason: SignOutReason | undefined }) {
  const { kind, portal, entryRefused } = useSolo().props
  const refusal = entryRefused ?? 'Open this page from your link'
  const elsewhere = kind === 'embedded' ? ({ target: '_blank', rel: 'noopener' } as const) : {}
  return (
    <Page title={reason ? 'Logged out' : 'Log in to continue'} width="narrow">
      <EmptyState
        fullPage
        title={reason ? titles[reason] : refusal}
        action={
          <LinkButton href={`${portal}/auth/login`} {...elsewhere}>
            Log in
          </LinkButton>
        }
      >
        {reason
          ? 'Your money and your orders are safe. Log in with your PAN to continue.'
          : 'Ask for a new link, or log in with your PAN and password.'}
      </EmptyState>
    </Page>
  )
}
