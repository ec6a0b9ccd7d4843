import { serverData } from '../api/public'
import { reloadPage } from './page-reload'
import { refreshInvestor } from './refresh-investor'
import { getSession, rereadSession } from './session'
import { isSigningOut, onSignedOut } from './sign-out'
import { isMemoryOnly } from './storage'

/** Longer than that, and a page that loads anew says better than an empty one that it takes its time. */
const answerMs = 5000

/** Hides all of the page, also dialogs that lie over it; answers the way back to how it was. */
function hidePage(): () => void {
  const { style } = document.documentElement
  const focused = document.activeElement
  style.visibility = 'hidden'
  return () => {
    style.visibility = ''
    // What is hidden loses the focus.
    if (focused instanceof HTMLElement && focused.isConnected) focused.focus({ preventScroll: true })
  }
}

/** Whether the session with which the page was put away is still this tab's, and the server's too. */
async function goesOn(pan: string): Promise<boolean> {
  if (getSession()?.investor.pan !== pan) return false
  const isAnswered = new Promise<boolean>((resolve) => {
    setTimeout(() => resolve(false), answerMs)
    refreshInvestor().then(
      () => resolve(true),
      () => resolve(false),
    )
  })
  return (await isAnswered) && getSession()?.investor.pan === pan
}

/**
 * Browsers put a page away as it is left, and bring it back with all that it showed: by then another tab, or whoever had the
 * browser next, may have ended its session. Who is logged in is asked anew, and until the server has said so nothing of a
 * page with a session is seen; where it goes on, the page is used as it was and asks for its data again.
 * A page that is not ours is neither hidden nor loaded anew: the part that stands in it says that the session is over.
 */
export function watchBackForwardCache(): void {
  let show: (() => void) | undefined
  let timesLeft = 0
  const loadAnew = (): void => {
    if (show) reloadPage()
  }
  onSignedOut(loadAnew)
  globalThis.addEventListener?.('pagehide', ({ persisted }) => {
    timesLeft += 1
    if (persisted && getSession() && !isMemoryOnly()) show ??= hidePage()
  })
  globalThis.addEventListener?.('pageshow', ({ persisted }) => {
    if (!persisted) return
    const pan = getSession()?.investor.pan
    const left = timesLeft
    rereadSession()
    if (!pan) return
    void goesOn(pan).then((isSame) => {
      // Left again meanwhile; or the server hears first that the session ends, and the page is loaded anew after it.
      if (left !== timesLeft || isSigningOut()) return
      if (!isSame) return loadAnew()
      serverData.askAnew()
      show?.()
      show = undefined
    })
  })
}
