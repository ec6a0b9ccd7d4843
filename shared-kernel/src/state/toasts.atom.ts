import { atom } from 'jotai'
import { portalStore } from './portal-store'

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

/** S9.001, in milliseconds. */
export const toastTimes = { normal: 6000, danger: 10_000, pdf: 4000 } as const
const mostToasts = 3

/** The toasts on screen, newest last, at most three. */
export const toastsAtom = atom<readonly Toast[]>([])

let lastId = 0

function shownFor({ type, time }: ToastRequest): number {
  return type === 'danger' ? Math.max(time ?? 0, toastTimes.danger) : (time ?? toastTimes.normal)
}

/**
 * Shows a message for a while and answers its id. What is on screen already is not said twice, it starts anew
 * (S2.095, S8.073).
 */
export function showToast({ clearPrevious, ...request }: ToastRequest): number {
  const toast: Toast = { ...request, id: ++lastId, time: shownFor(request) }
  portalStore.set(toastsAtom, (shown) => {
    const others = clearPrevious
      ? []
      : shown.filter(({ message, message2, type }) => {
          return message !== toast.message || message2 !== toast.message2 || type !== toast.type
        })
    return [...others, toast].slice(-mostToasts)
  })
  return toast.id
}

/** Takes a toast off the screen: its time is up, or the investor closed it (S2.096). */
export function dismissToast(id: number): void {
  portalStore.set(toastsAtom, (shown) => shown.filter((toast) => toast.id !== id))
}

/** Takes those off that go when the page is left; the router calls it (S3.074). */
export function clearToastsOnRoute(): void {
  portalStore.set(toastsAtom, (shown) => shown.filter(({ removeOnroute }) => !removeOnroute))
}
