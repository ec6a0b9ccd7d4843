export { ErrandLink, type ErrandLinkProps, type OpenedLink } from './errand-link'
