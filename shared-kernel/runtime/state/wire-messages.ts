import { t } from '@portal/contracts/words/macros'
import * as z from 'zod/mini'
import { type ApiError, configureApi } from '../api/public'
import { onSignedOut, readStored, removeStored, getSession } from '../session/public'
import { loaderAtom } from './loader.atom'
import { portalStore } from './portal-store'
import { showToast, toastTimes } from './toasts.atom'
import { routes } from '@portal/contracts/wire/routes'
import { helpline, helplineAddress } from '@portal/contracts/catalogue/inner'
import type { ToastRequest } from '@portal/ui/overlay'

/**
 * A text that sends its reader to a branch embeds the link that finds one (S8.070); its page is for who is logged in.
 * One that says to call embeds the number.
 */
function wayLink(text: string): Pick<ToastRequest, 'clickLink'> {
  if (/\bbranch\b|ब्रांच|शाखा/.test(text) && getSession())
    return { clickLink: { text: t`Find a branch`, href: routes.branches.path } }
  if (/helpline|हेल्पलाइन/.test(text) || text.includes(helpline))
    return { clickLink: { text: t`Call ${helpline}`, href: helplineAddress } }
  return {}
}

/** Who calls about a failure of ours says its code; a refusal is no failure, and says itself what to do. */
const helplineCode = ({ status, supportCode }: ApiError): Pick<ToastRequest, 'message2'> =>
  status >= 500 && supportCode ? { message2: t`Code ${supportCode}` } : {}

/** S8.074: the server's words come a moment after the page they come with. */
const afterSignOutMs = 200

const SignOutMessage = z.object({ text: z.string(), at: z.number() })

function showSignOutMessage(text: string): void {
  setTimeout(() => showToast({ message: text, type: 'danger' }), afterSignOutMs)
}

/** A page that was loaded anew by a forced sign-out says once more why (S4.020). */
function showMessageOfLastPage(): void {
  const last = readStored('signOutMessage', SignOutMessage)
  removeStored('signOutMessage')
  if (last && Date.now() - last.at < toastTimes.danger) showSignOutMessage(last.text)
}

/** Plugs toasts and the loader into the API client and the session (S8.072, S8.078, S8.079). */
export function wireMessages(): void {
  configureApi({
    onFailure: (error) =>
      showToast({
        message: error.message,
        type: 'danger',
        ...helplineCode(error),
        ...wayLink(error.message),
      }),
    onLoader: (visible) => portalStore.set(loaderAtom, visible),
  })
  onSignedOut(({ text }) => {
    if (text) showSignOutMessage(text)
  })
  showMessageOfLastPage()
}
