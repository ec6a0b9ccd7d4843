export {
  InvestorStatusDialog,
  panAadhaarPortal,
  type InvestorStatus,
  type InvestorStatusDialogProps,
} from './investor-status'
export { PushNotificationDialog, type PushNotificationDialogProps } from './push-notification'
