export { Link, LinkProvider, type LinkComponentType, type LinkProps, type LinkTarget } from './link'
export { OrderLinks } from './order-links'
export { PageCheckProvider, useIsOffered, usePageCheck } from './page-check'
export { TextLink, type TextLinkProps } from './text-link'
