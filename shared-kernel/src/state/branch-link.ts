import { routes } from '../../contracts/routes'
import { getSession } from '../session/public'
import type { ToastRequest } from './toasts.atom'

/** A text that sends its reader to a branch embeds the link that finds one (S8.070); its page is for who is logged in. */
export function branchLink(text: string): Pick<ToastRequest, 'clickLink'> {
  if (!/\bbranch\b/.test(text) || !getSession()) return {}
  return { clickLink: { text: 'Find a branch', href: routes.branches.path } }
}
