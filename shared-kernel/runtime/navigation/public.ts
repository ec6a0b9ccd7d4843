export {
  Link as PortalLink,
  Outlet,
  useLocation,
  useNavigate,
  useNavigation,
  useSearchParams,
} from 'react-router'
export { href, routes, type RouteReference } from '@portal/contracts/wire/routes'
export { brochureLink } from './brochure-link'
