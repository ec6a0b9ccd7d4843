import { useAtomValue } from '@portal/kernel'
import { dismissToast, Toaster, toastsAtom } from '@portal/kernel/internal'

/** The messages on screen, over everything else (S2.095, S2.096). */
export function Messages() {
  return <Toaster toasts={useAtomValue(toastsAtom)} onDismiss={dismissToast} />
}
