export { IdleWarningDialog, type IdleWarningDialogProps } from './idle-warning-dialog'
export { idleTime } from './idle-time'
