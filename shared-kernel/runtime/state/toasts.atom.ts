import { atom } from 'jotai'
import type { Toast, ToastRequest } from '@portal/ui/overlay'
import { portalStore } from './portal-store'

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
