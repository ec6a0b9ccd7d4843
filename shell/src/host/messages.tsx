import { dismissToast, Toaster, toastsAtom, useAtomValue } from '@portal/kernel'

/** The messages on screen, over everything else (S2.095, S2.096). */
export function Messages() {
  return <Toaster toasts={useAtomValue(toastsAtom)} onDismiss={dismissToast} />
}
