import { type HostLanguages, startLanguage } from '@portal/kernel/internal'

/** Begins in the language that the browser kept; `root` is the page, or the part of one that is ours. */
export const startHostLanguage = ({ fonts, root }: Pick<HostLanguages, 'fonts' | 'root'>): void =>
  startLanguage({ name: 'host', catalogues: { hi: () => import('../locales/hi.po') }, fonts, root })
