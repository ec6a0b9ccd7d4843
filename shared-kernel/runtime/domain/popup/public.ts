export { AlertPopup, type AlertPopupProps } from './alert-popup'
export { type AlertPopupType } from './alert-popups'
export { EmailDialog, type EmailDialogProps } from './email-dialog'
