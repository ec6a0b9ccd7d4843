import { portalStore } from '@portal/kernel'
import { loaderAtom, onActivity } from '@portal/kernel/internal'
import { openDialogAtom } from '../dialogs/open-dialog.atom'
import type { Doing } from './quiet-moment'

/** What opens over a page: the kernel's menus, lists and calendars mark their button as expanded. */
const openParts = 'dialog[open], [aria-expanded="true"]'

const isSomethingOpen = () =>
  portalStore.get(openDialogAtom) !== null ||
  portalStore.get(loaderAtom) ||
  document.querySelector(openParts) !== null

type Input = Pick<Doing, 'pressing' | 'msSinceKey' | 'msSincePointer'>

/** Watches mouse, fingers and keys from now on; the beginning counts as their last use. */
function watchInput() {
  let [key, pointer, pressing] = [Date.now(), Date.now(), false]
  const hear: Record<string, () => void> = {
    keydown: () => (key = Date.now()),
    pointerdown: () => (pressing = true),
    pointerup: () => (pressing = false),
    pointercancel: () => (pressing = false),
  }
  const how = { capture: true, passive: true }
  for (const type in hear) document.addEventListener(type, hear[type]!, how)
  const stopActivity = onActivity(() => (pointer = Date.now()))
  const input = (): Input => ({
    pressing,
    msSinceKey: Date.now() - key,
    msSincePointer: Date.now() - pointer,
  })
  const stop = () => {
    stopActivity()
    for (const type in hear) document.removeEventListener(type, hear[type]!, how)
  }
  return { input, stop }
}

/** Watches what the investor does; `now` tells it, `stop` ends the watch. */
export function watchDoing(): { now: () => Omit<Doing, 'leaving' | 'underWay'>; stop: () => void } {
  const { input, stop } = watchInput()
  return { stop, now: () => ({ ...input(), somethingOpen: isSomethingOpen() }) }
}
