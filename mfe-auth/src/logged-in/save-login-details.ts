import {
  api,
  describeDevice,
  formatDate,
  formatTime,
  href,
  indiaDate,
  readStored,
  routes,
  showToast,
  writeStored,
} from '@portal/kernel'
import { t } from '@portal/kernel/words'
import { authMethodsApi } from '@portal/contracts/identity/auth-methods'
import * as z from 'zod/mini'

/**
 * Gives the session the name of its device, and keeps when the log-in before it was. On a device that was used before, a
 * passkey is offered once. Never fails: a log-in does not wait for it.
 */
export async function saveLoginDetails(pan: string): Promise<void> {
  const { os, browser } = describeDevice(navigator.userAgent)
  try {
    const details = { userId: pan, browser, deviceOS: os }
    const { lastLogInAt, lastLogInHere, passkeys } = await api.call(authMethodsApi.saveLoginDetails, details)
    writeStored('lastLogIn', lastLogInAt ? inWords(lastLogInAt) : undefined)
    if (lastLogInHere && passkeys === 0) offerPasskey()
  } catch {
    // The security page lists the session without a name then.
  }
}

/** "24 Aug 2026, 9:00 am" */
const inWords = (moment: string): string => `${formatDate(indiaDate(moment))}, ${formatTime(moment)}`

function offerPasskey(): void {
  if (typeof PublicKeyCredential === 'undefined' || readStored('passkeyOffered', z.boolean())) return
  writeStored('passkeyOffered', true)
  showToast({
    type: 'infoMsg',
    message: t`Log in faster next time`,
    message2: t`Use your fingerprint, face or screen lock.`,
    clickLink: { text: t`Add a passkey`, href: href(routes.addPasskey) },
  })
}
