import { announce } from '@portal/kernel/internal'

/** As long as a page may take to show its title; after that, moving the focus would only disturb. */
const timeoutMs = 15_000

function focusOn(target: HTMLElement): void {
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1
  target.focus({ preventScroll: true })
}

/** Whether the focus is nowhere: on what a page replaced while it was loading, or on the content as a whole. */
function isFocusLost(main: HTMLElement): boolean {
  const active = document.activeElement
  return active === null || active === document.body || active === main
}

/**
 * Brings reader and keyboard to a page that has just opened: to its title, or to the content while it has none. A
 * page that replaces its title as its data arrives keeps the focus, until the investor does something. Returns what
 * ends the watch.
 */
export function focusPage(main: HTMLElement): () => void {
  const title = () => main.querySelector<HTMLElement>('h1')
  const observer = new MutationObserver(() => {
    const arrived = title()
    if (arrived && isFocusLost(main)) focusOn(arrived)
  })
  const end = () => {
    clearTimeout(timer)
    observer.disconnect()
    for (const act of ['keydown', 'pointerdown']) document.removeEventListener(act, end, true)
  }
  const timer = setTimeout(end, timeoutMs)
  observer.observe(main, { childList: true, subtree: true })
  for (const act of ['keydown', 'pointerdown']) document.addEventListener(act, end, true)
  focusOn(title() ?? main)
  if (!title()) announce(document.title)
  return end
}
