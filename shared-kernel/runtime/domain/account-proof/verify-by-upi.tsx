import { lazyDialog, type LazyDialogProps } from '@portal/ui/overlay'
import { contentApi } from '@portal/contracts/support/content'
import { queryFor, useQuery } from '../../api/query'

export interface VerifyByUpiProps extends LazyDialogProps {
  /** The account that the rupee must come from. */
  account: { accountNumber: string; ifscCode: string }
  /** The account is the investor's; who opened the dialog closes it and goes on. */
  onVerified: () => void
  /** Its bank has another name: a cheque has to show whose it is. */
  onMismatch: () => void
}

/** Verifies a bank account by Re 1 that is paid from it by UPI, in a dialog: beside the penny drop (S8.029, S8.032). */
export const VerifyByUpi = lazyDialog<VerifyByUpiProps>(() => import('./verify-by-upi-dialog'))

/** Whether this installation offers it, beside the penny drop (S8.029, S8.032). */
export function useAccountByUpi(): boolean {
  return useQuery(queryFor(contentApi.conf, {})).data?.accountByUpi ?? false
}
