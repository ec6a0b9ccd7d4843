export type ToastType = 'danger' | 'success' | 'infoMsg'

/** S3.074 */
export interface ToastRequest {
  message: string
  /** A second line. */
  message2?: string
  /** Where the toast leads, with the words of its link. */
  clickLink?: { text: string; href: string }
  type: ToastType
  /** Milliseconds; by default 6 s, and 10 s at least for a danger (S8.073, decision 30). */
  time?: number
  /** Takes the place of all that are shown. */
  clearPrevious?: boolean
  /** Goes away when the page is left. */
  removeOnroute?: boolean
}

/** A toast on screen; its time is what it is really shown for. */
export interface Toast extends Omit<ToastRequest, 'clearPrevious' | 'time'> {
  id: number
  time: number
}
