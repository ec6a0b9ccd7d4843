import { useSyncExternalStore } from 'react'
import { type Language, words } from '@portal/contracts/words'

const listen = (changed: () => void) => words.on('change', changed)
const now = () => words.language

/** The language that is on; who asks is drawn anew when it changes (docs/decisions/words.md: languages). */
export const useLanguage = (): Language => useSyncExternalStore(listen, now, now)
