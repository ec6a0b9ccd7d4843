import { routes, useLocation, useNavigate, writeStored } from '@portal/kernel'
import { onSignedOut } from '@portal/kernel/internal'
import { useEffect, useRef } from 'react'
import { closeDialog } from '../dialogs/open-dialog.atom'
import { rememberTarget } from '../guards/remembered-target'
import { shellHost } from '../host/shell-host'
import { takeFeedbackReference } from './leave'
import { messageDelayMs, signOutMessage, whySignedOut } from './sign-out-message'

/** Whenever a session ends: on to the log-in page, which says why (S2.008, S4.009). */
export function useSignOut(): void {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const place = useRef('')
  useEffect(() => {
    place.current = pathname + search
  }, [pathname, search])
  useEffect(
    () =>
      onSignedOut((event) => {
        shellHost.setLeaveQuestion(null)
        closeDialog()
        // Who did not ask to leave comes back to where they were.
        if (event.reason !== 'explicit') rememberTarget(place.current)
        const feedback = takeFeedbackReference()
        if (feedback) {
          writeStored('feedbackReference', feedback)
          return void navigate(routes.feedback.path, { replace: true })
        }
        const why = whySignedOut(event)
        void navigate(routes.login.path, { replace: true, ...(why && { state: { signedOut: why } }) })
        const message = signOutMessage(event)
        if (message) setTimeout(() => shellHost.toast(message), messageDelayMs)
      }),
    [navigate],
  )
}
