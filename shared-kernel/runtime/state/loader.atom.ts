import { atom } from 'jotai'

/** Whether the full-screen loader shows; calls that ask for it set it. */
export const loaderAtom = atom(false)
