import { startLanguage } from '@portal/kernel/internal'

/** Begins in the language that the browser kept. */
export const startShellLanguage = (): void =>
  startLanguage({
    name: 'shell',
    catalogues: { hi: () => import('../locales/hi.po') },
    fonts: { hi: () => import('@portal/kernel/words/devanagari.css') },
    root: document.documentElement,
  })
