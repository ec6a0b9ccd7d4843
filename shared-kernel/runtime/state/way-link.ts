import { routes } from '@portal/contracts/wire/routes'
import { helpline, helplineAddress } from '@portal/contracts/catalogue/inner'
import { getSession } from '../session/public'
import type { ToastRequest } from '@portal/ui/overlay'

/**
 * A text that sends its reader to a branch embeds the link that finds one (S8.070); its page is for who is logged in.
 * One that says to call embeds the number.
 */
export function wayLink(text: string): Pick<ToastRequest, 'clickLink'> {
  if (/\bbranch\b/.test(text) && getSession())
    return { clickLink: { text: 'Find a branch', href: routes.branches.path } }
  if (text.includes('helpline') || text.includes(helpline))
    return { clickLink: { text: `Call ${helpline}`, href: helplineAddress } }
  return {}
}
