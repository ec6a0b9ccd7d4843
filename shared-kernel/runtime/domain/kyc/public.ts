export {
  KycOptionDialog,
  KycStatusDialog,
  NonKycDialog,
  type KycOptionDialogProps,
  type KycRoute,
  type KycStatusDialogProps,
  type NonKycDialogProps,
} from './kyc-dialogs'
