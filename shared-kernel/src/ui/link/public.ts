export { Link, LinkProvider, type LinkComponentType, type LinkProps, type LinkTarget } from './link'
export { TextLink, type TextLinkProps } from './text-link'
