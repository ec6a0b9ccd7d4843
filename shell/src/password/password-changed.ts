import { t } from '@portal/kernel/words'
import { signOut, showToast } from '@portal/kernel'
import { afterFirstColon } from '@portal/kernel/internal'

/** S9.005 */
const signOutAfterMs = 3000

/** What the server said after its code, and what comes now (S7.129, S8.085). */
export const changedMessage = (resultMsg: string): string =>
  `${afterFirstColon(resultMsg)} ${t`Please login again`}`

/** A password was changed: says so, and signs out when there was time to read it (S4.034, S4.035). */
export function passwordChanged(resultMsg: string): void {
  showToast({ message: changedMessage(resultMsg), type: 'success' })
  setTimeout(() => void signOut('explicit'), signOutAfterMs)
}
