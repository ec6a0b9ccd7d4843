import { t } from '@portal/contracts/words/macros'
import { href, routes, type useNavigate } from '../navigation/public'
import type { Host } from './host'

/**
 * What every page does when the look-up of a scheme fails: the investor is sent back home and told why; Back does not
 * return to the page (S7.147).
 */
export function leaveFailedSchemeLookup(navigate: ReturnType<typeof useNavigate>, host: Host): void {
  host.toast({
    type: 'danger',
    message: t`We could not find this fund.`,
    message2: t`It may have been merged or renamed. All funds are under Explore funds.`,
    clearPrevious: true,
  })
  void navigate(href(routes.dashboard), { replace: true })
}
