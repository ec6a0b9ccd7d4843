import { atom, portalStore } from '@portal/kernel'

/** What the header opens over any page. */
export type ShellDialog = 'quickSearch' | 'changePassword'

export const openDialogAtom = atom<ShellDialog | null>(null)

export const openDialog = (dialog: ShellDialog): void => portalStore.set(openDialogAtom, dialog)
export const closeDialog = (): void => portalStore.set(openDialogAtom, null)
