import { lazyDialog, type LazyDialogProps } from '@portal/ui/overlay'

/** What is not in order with an investor, and what the dialog needs to say so. PANs come whole and are shown masked. */
export type InvestorStatus =
  | { kind: 'nominee'; onUpdate: () => void }
  | { kind: 'panAadhaar'; pan: string; href?: string }
  | { kind: 'tin'; pans: readonly string[]; href: string }

export interface InvestorStatusDialogProps extends LazyDialogProps {
  status: InvestorStatus
  /** The business date of the status or its deadline: `'2026-08-25'`. */
  date?: string
  /** What the date is: 'Status on', 'Update by'. */
  dateLabel?: string
}

/** The tax department's page for linking a PAN with Aadhaar (S2.169). */
export const panAadhaarPortal = 'https://eportal.incometax.gov.in/iec/foservices/#/pre-login/bl-link-aadhaar'

/** Says that a nominee is missing, a PAN is not linked with Aadhaar or a TIN is not in order (S2.155, S8.086, S8.087). */
export const InvestorStatusDialog = lazyDialog<InvestorStatusDialogProps>(
  () => import('./investor-status-dialog'),
)
