import { EmptyState, LinkButton, Page } from '@portal/kernel'
import type { ComponentProps } from 'react'

interface EmptyPageProps extends ComponentProps<typeof Page> {
  /** What there is to say instead of what the page would show. */
  says: string
  wayOn?: { to: string; label: string }
}

/** A page that has nothing to show: why not, and where to go on. */
export function EmptyPage({ says, wayOn, children, ...page }: EmptyPageProps) {
  return (
    <Page {...page}>
      <EmptyState
        fullPage
        title={says}
        action={wayOn && <LinkButton to={wayOn.to}>{wayOn.label}</LinkButton>}
      >
        {children}
      </EmptyState>
    </Page>
  )
}
