import { configureApi, type ApiConfig } from '../api/public'
import { deviceId } from './device-id'
import { loginLocation } from './login-location'
import { reloadPage } from './page-reload'
import { watchBackForwardCache } from './back-forward-cache'
import { getSession } from './session'
import { getSetPasswordToken } from './set-password-token'
import { inTurn, keepForAllTabs, shareSession } from './shared-session'
import { followSignOut, signOut } from './sign-out'
import { isMemoryOnly, removeStored } from './storage'
import { onOtherTabs } from './tab-channel'

const onAuthPage = (): boolean => /\/auth(\/|$)/.test(globalThis.location?.pathname ?? '')

/**
 * S4.022. Only where somebody is logged in: without a stored PAN a reload would follow on a reload. A page that is not ours
 * is never loaded anew: the part that stands in it says what failed.
 */
function clearPanAndReload(): void {
  if (!getSession() || isMemoryOnly()) return
  removeStored('pan')
  reloadPage()
}

/** The page that is loaded anew says the server's words once more; one that is not ours stays. */
async function signOutByServer(text: string, then?: 'reload'): Promise<void> {
  await signOut('forced', text)
  if (then === 'reload' && !isMemoryOnly()) reloadPage()
}

const sessionSide: Partial<ApiConfig> = {
  deviceId,
  tokens: {
    session: () => getSession()?.sessionToken,
    access: getSetPasswordToken,
    refreshRequest: () => {
      const session = getSession()
      if (!session) return undefined
      const { refreshToken, sessionToken, investor } = session
      return { refreshToken, userId: investor.pan, expiredToken: sessionToken }
    },
    refreshed: keepForAllTabs,
    inTurn,
  },
  additions: () => {
    const investor = getSession()?.investor
    return {
      ...(investor && !onAuthPage() && { userNameID: investor.pan }),
      ...(investor?.branchCode && { branchCode: investor.branchCode }),
      ...loginLocation(),
    }
  },
  onForcedSignOut: (text, then) => void signOutByServer(text, then),
  onBrokenAnswer: clearPanAndReload,
}

/** Plugs the session into the API client, the other tabs and what the browser does with pages that are left. */
export function wireSession(): void {
  configureApi(sessionSide)
  shareSession()
  onOtherTabs((message) => {
    if (message.kind === 'signedOut') followSignOut(message.pan, message.reason)
  })
  watchBackForwardCache()
}
