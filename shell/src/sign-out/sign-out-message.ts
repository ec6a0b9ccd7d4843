import { msg } from '@portal/kernel/words'
import { idleMinutes } from '@portal/kernel/internal'
import { type SignedOut, type SignOutReason, type Text, textOf, type ToastRequest } from '@portal/kernel'

/** The message waits until the log-in page is there (S4.012). */
export const messageDelayMs = 200

const texts: Record<SignOutReason, Text> = {
  explicit: msg`You have successfully logged out.`,
  idle: msg`You were logged out after ${{ minutes: idleMinutes }} minutes without activity. Log in to continue.`,
  expired: msg`Your session has ended. Log in to continue.`,
  forced: msg`Your session has ended. Log in to continue.`,
}

/** What stands on the log-in page until it is left, for whoever did not ask to leave: a toast is gone before they are back. */
export function whySignedOut({ reason, text }: SignedOut): string | null {
  return reason === 'explicit' ? null : (text ?? textOf(texts[reason]))
}

/** What a visitor is told once a session has ended; nothing where the server's own words are shown (S8.074). */
export function signOutMessage({ reason, text }: SignedOut): ToastRequest | null {
  if (text) return null
  return { message: textOf(texts[reason]), type: reason === 'explicit' ? 'success' : 'infoMsg' }
}
