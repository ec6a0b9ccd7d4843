export { IdleWarningDialog, type IdleWarningDialogProps } from './idle-warning-dialog'
