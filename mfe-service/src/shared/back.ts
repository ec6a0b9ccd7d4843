import { href, routes } from '@portal/kernel'

export const toHub = { to: href(routes.serviceRequest), label: 'Service requests' }
