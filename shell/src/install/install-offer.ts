import { atom, portalStore } from '@portal/kernel'

/** What browsers that can add a site to the home screen send (no standard type has it yet). */
export interface InstallPromptEvent extends Event {
  prompt(): Promise<void>
  readonly userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>
}

/** The browser's offer to add the portal to the home screen, from when it may be shown; null while there is none. */
export const installOfferAtom = atom<InstallPromptEvent | null>(null)

/** S4.027, S4.028, in milliseconds. */
const delayMs = 1000

function offer(event: InstallPromptEvent): void {
  setTimeout(() => portalStore.set(installOfferAtom, event), delayMs)
}

/** Keeps the browser's offer, to make it in the portal's own words a second later (S4.027). Returns what stops it. */
export function listenForInstallOffer(): () => void {
  const keep = (event: Event) => {
    event.preventDefault()
    offer(event as InstallPromptEvent)
  }
  const installed = () => portalStore.set(installOfferAtom, null)
  window.addEventListener('beforeinstallprompt', keep)
  window.addEventListener('appinstalled', installed)
  return () => {
    window.removeEventListener('beforeinstallprompt', keep)
    window.removeEventListener('appinstalled', installed)
  }
}

/** ADD NOW: the browser asks. Who says no there is offered it again a second later (S4.028). */
export async function acceptOffer(event: InstallPromptEvent): Promise<void> {
  portalStore.set(installOfferAtom, null)
  await event.prompt()
  const { outcome } = await event.userChoice
  if (outcome === 'dismissed') offer(event)
}

/** LATER: not again before the log-in page is opened anew. */
export function putOffOffer(): void {
  portalStore.set(installOfferAtom, null)
}
