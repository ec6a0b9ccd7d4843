import { href, routes } from '@portal/kernel'
import { t } from '@portal/kernel/words'

export const toHub = () => ({ to: href(routes.serviceRequest), label: t`Service requests` })
