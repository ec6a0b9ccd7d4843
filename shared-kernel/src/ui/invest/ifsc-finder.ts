import { lazyDialog, type LazyDialogProps } from '../overlay/public'

export interface IfscFinderDialogProps extends LazyDialogProps {
  /** Gets the IFSC of the branch that was chosen. */
  onChoose: (ifscCode: string) => void
}

/** Finds the IFSC of a branch by its bank, its city and its name (decision 46). */
export const IfscFinderDialog = lazyDialog<IfscFinderDialogProps>(() => import('./ifsc-finder-dialog'))
