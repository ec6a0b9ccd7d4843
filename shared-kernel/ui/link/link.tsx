import {
  createContext,
  createElement,
  useContext,
  type ComponentPropsWithRef,
  type ComponentType,
} from 'react'
import { ComingLink } from './coming-link'
import { usePageCheck } from './page-check'

type AnchorProps = Omit<ComponentPropsWithRef<'a'>, 'href'>

/** What a link inside the portal is rendered with: the router's link, given by the host. */
export type LinkComponentType = ComponentType<AnchorProps & { to: string }>

const PlainLink: LinkComponentType = ({ to, ...rest }) => <a href={to} {...rest} />

const LinkContext = createContext<LinkComponentType>(PlainLink)

/** Gives the links below it the host's router. */
export const LinkProvider = LinkContext.Provider

/** Where a link leads: `to` a page of the portal (`href(routes.…)`), or `href` outside of it. */
export type LinkTarget = { to: string; href?: never } | { href: string; to?: never }
export type LinkProps = AnchorProps & LinkTarget

/**
 * A bare link; `TextLink` and `LinkButton` are its looks (architecture: how a remote meets the shell). Where its page
 * is still to come it says so and leads nowhere.
 */
export function Link({ to, href, ...rest }: LinkProps) {
  const inside = useContext(LinkContext)
  const isHere = usePageCheck()
  if (to === undefined) return <a href={href} {...rest} />
  return isHere(to) ? createElement(inside, { to, ...rest }) : <ComingLink {...rest} />
}
