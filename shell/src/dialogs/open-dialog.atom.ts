import { atom, portalStore } from '@portal/kernel'

/** What the header and the bottom navigation open over any page: one at a time. */
export type ShellDialog = 'quickSearch' | 'changePassword' | 'notifications' | 'transact' | 'more'

export const openDialogAtom = atom<ShellDialog | null>(null)

export const openDialog = (dialog: ShellDialog): void => portalStore.set(openDialogAtom, dialog)
export const closeDialog = (): void => portalStore.set(openDialogAtom, null)
