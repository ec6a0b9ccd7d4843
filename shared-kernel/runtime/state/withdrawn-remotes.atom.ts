import { atom } from 'jotai'

/** The remotes that are switched off, as this tab knows; a page of one may still stand where something is under way. */
export const withdrawnRemotesAtom = atom<readonly string[]>([])
