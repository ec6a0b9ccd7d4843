import { atom } from '@portal/kernel'

/** What is asked before the page is left; null where it may be left at any time. */
export const leaveQuestionAtom = atom<string | null>(null)
