import { lazyDialog, type LazyDialogProps } from '@portal/ui/overlay'

export interface PushNotificationDialogProps extends LazyDialogProps {
  title: string
  /** The server's message, with simple formatting; anything else in it falls away. */
  message: string
  /** The words of the call to action; without them there is none. */
  ctaText?: string | null
  onCta?: () => void
  /** How many more wait behind this one. */
  more?: number
}

/** A message that stands before a flow; SKIP & CONTINUE and Escape close it (S2.156, S2.157). */
export const PushNotificationDialog = lazyDialog<PushNotificationDialogProps>(
  () => import('./push-notification-dialog'),
)
