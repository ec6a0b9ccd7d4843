export { ActionLink, type ActionLinkProps, type OpenedLink } from './action-link'
