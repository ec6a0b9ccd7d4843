import { words } from '@portal/contracts/words'
import { startLanguage } from '@portal/kernel/internal'
import { idle } from '../page/in-parts'

/** Begins in the language that the browser kept. */
export const startShellLanguage = (): void =>
  startLanguage({
    name: 'shell',
    catalogues: { hi: () => import('../locales/hi.po') },
    fonts: { hi: () => import(/* webpackChunkName: "letters-hi" */ '@portal/kernel/words/devanagari.css') },
    root: document.documentElement,
  })

/**
 * Makes the browser's first formatter of numbers, which takes a phone 40 ms, while the page waits for the server: counts
 * ("3 folios") need one, and would have it made in the middle of drawing.
 */
export async function prepareNumbers(): Promise<void> {
  await idle()
  new Intl.NumberFormat(words.intlLocale).format(0)
}
