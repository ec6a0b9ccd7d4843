/** What other parts of the kernel take from this one, and nobody else. */
export { IdleWarningDialog, type IdleWarningDialogProps } from './idle-warning-dialog'
