import {
  getSession,
  type PageHandle,
  readStored,
  routes,
  showToast,
  signOut,
  visitMode,
} from '@portal/kernel'
import { pageInMode, type PageGuard, redirect, takeSessionOfOtherTab } from '@portal/kernel/internal'
import * as z from 'zod/mini'
import { decideEntry } from './entry-decision'
import { isHardReload } from './hard-reload'
import { belowBasename } from './portal-path'
import { keepLogInCampaign, rememberTarget, takeRememberedTarget } from './remembered-target'

let isFirstPage = true

/** Where the empty path leads: what the investor was going to before the log-in, else home; else the log-in (S2.013). */
export function homePath(): string {
  return getSession() ? (takeRememberedTarget() ?? routes.dashboard.path) : routes.login.path
}

/** The same for the empty path that a new tab opens: an open one may have a session for it. */
export async function startPath(): Promise<string> {
  if (!getSession()) await takeSessionOfOtherTab()
  return homePath()
}

/** A session that lost its logged-in flag or its PAN is no session: what is left of it goes (S2.014, S4.021). */
function clearBrokenSession(): void {
  const remains = readStored('accessToken', z.string()) ?? readStored('pan', z.string())
  if (remains !== undefined) void signOut('expired')
}

/** Long enough to read it and to decide on the way back. */
const noticeMilliseconds = 30_000

/** Says why the visit is not where it was, and leads back. */
function notifyReload({ back, ...notice }: NonNullable<PageHandle['reloadNotice']>, path: string): void {
  const clickLink = { text: back, href: path }
  showToast({ ...notice, type: 'infoMsg', time: noticeMilliseconds, removeOnroute: true, clickLink })
}

function restartOf({ afterReload, afterReloadWithQuery }: PageHandle, path: string): string | undefined {
  const to = pageInMode(afterReload, visitMode())
  return to && afterReloadWithQuery ? to + (/\?.*$/.exec(path)?.[0] ?? '') : to
}

/** Lets a page open, or sends the visit elsewhere before the page's code is fetched. */
export const loginGuard: PageGuard = async (handle, request) => {
  const afterReload = isFirstPage && isHardReload()
  isFirstPage = false
  const path = belowBasename(request.url)
  const restart = restartOf(handle, path)
  const decide = () =>
    decideEntry({
      path,
      access: handle.access,
      ...(restart && { restart }),
      loggedIn: getSession() !== undefined,
      afterReload,
    })
  let decision = decide()
  if (decision.kind === 'login' && (await takeSessionOfOtherTab())) decision = decide()
  if (!getSession()) keepLogInCampaign(path)
  if (decision.kind === 'open') return null
  if (decision.kind === 'elsewhere') {
    if (handle.reloadNotice) notifyReload(handle.reloadNotice, path)
    return redirect(decision.to)
  }
  if (decision.kind === 'home') return redirect(homePath())
  clearBrokenSession()
  rememberTarget(decision.remember)
  return redirect(routes.login.path)
}
