import { lazyDialog, type LazyDialogProps } from '@portal/ui/overlay'

export type KycRoute = 'digitalLocker' | 'video'

export interface KycOptionDialogProps extends LazyDialogProps {
  /** Whether a KYC is changed or done for the first time. */
  purpose: 'modify' | 'complete'
  onContinue: (route: KycRoute) => void
}

/** Digital locker or video: how the KYC is to be done (S2.150 to S2.153). */
export const KycOptionDialog = lazyDialog<KycOptionDialogProps>(() => import('./kyc-option-dialog'))

export interface KycStatusDialogProps extends LazyDialogProps {
  /** Leads to the change of the KYC; without it there is only OK. */
  onModify?: () => void
}

/** Says that a KYC is registered but not validated, and what that allows (S2.154). */
export const KycStatusDialog = lazyDialog<KycStatusDialogProps>(() => import('./kyc-status-dialog'))

export interface NonKycDialogProps extends LazyDialogProps {
  /** Whole; both are shown masked. */
  name: string
  pan: string
  onComplete: () => void
}

/** Says that nobody can invest without KYC and leads to it (S2.128 to S2.131). */
export const NonKycDialog = lazyDialog<NonKycDialogProps>(() => import('./non-kyc-dialog'))
