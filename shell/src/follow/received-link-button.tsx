import { t } from '@portal/kernel/words'
import { LinkButton, type LinkButtonProps, useNavigate, VisuallyHidden } from '@portal/kernel'
import type { MouseEvent, ReactNode } from 'react'
import type { ReceivedLink } from '../guards/received-link'
import { shellHost } from '../host/shell-host'

export interface ReceivedLinkButtonProps extends Pick<
  LinkButtonProps,
  'variant' | 'size' | 'iconAfter' | 'className'
> {
  link: NonNullable<ReceivedLink>
  /** Before the link leads anywhere. True where the page on screen is left. */
  onFollow?: (leavesPage: boolean) => void
  children: ReactNode
}

/** Whether the click asks for a tab of its own, which this page cannot steer. */
const opensElsewhere = ({ ctrlKey, metaKey, shiftKey }: MouseEvent) => ctrlKey || metaKey || shiftKey

/** A link that came as data: pages of the portal open here, other sites in a new tab (S4.079 to S4.084). */
export function ReceivedLinkButton({ link, onFollow, children, ...look }: ReceivedLinkButtonProps) {
  const navigate = useNavigate()
  const inside = 'to' in link
  const special = inside && (link.scheme !== undefined || link.endsSession)
  const follow = (event: MouseEvent) => {
    onFollow?.(inside)
    if (special && !opensElsewhere(event)) event.preventDefault()
    if (!special && !link.campaign) return
    void import('./follow-link').then(({ followLink }) =>
      followLink(link, {
        navigate: (path) => void navigate(path),
        refuse: (message) => shellHost.toast({ message, type: 'infoMsg' }),
      }),
    )
  }
  return inside ? (
    <LinkButton {...look} to={link.to} onClick={follow}>
      {children}
    </LinkButton>
  ) : (
    <LinkButton {...look} href={link.href} target="_blank" rel="noopener noreferrer" onClick={follow}>
      {children}
      <VisuallyHidden> {t`(opens in a new tab)`}</VisuallyHidden>
    </LinkButton>
  )
}
