import type { MouseEvent } from 'react'
import { useHref, useLinkClickHandler } from 'react-router'
import type { LinkComponentType } from '@portal/ui'
import { useParcel } from './parcel-context'

/**
 * A link to a page. On a page that is not ours its address is the portal's, so that another tab opens the portal and
 * not a path of the page around.
 */
export const ParcelLink: LinkComponentType = ({ to, onClick, target, ...rest }) => {
  const { kind, portal } = useParcel().props
  const own = useHref(to)
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, { target })
  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (!event.defaultPrevented) follow(event)
  }
  return <a {...rest} href={kind === 'embedded' ? portal + to : own} target={target} onClick={click} />
}
