import { t } from '@portal/contracts/words/macros'
import { useState } from 'react'
import { Button } from '@portal/ui/button'
import { lazyDialog, type LazyDialogProps } from '@portal/ui/overlay'

export interface IfscFinderDialogProps extends LazyDialogProps {
  onChoose: (ifscCode: string) => void
}

const IfscFinderDialog = lazyDialog<IfscFinderDialogProps>(() => import('./ifsc-finder-dialog'))

export interface FindIfscProps {
  /** Gets the IFSC of the branch that was chosen. */
  onChoose: (ifscCode: string) => void
}

/** Finds the IFSC of a branch by its bank, its city and its name, for who has no cheque at hand (decision 46). */
export function FindIfsc({ onChoose }: FindIfscProps) {
  const [finds, setFinds] = useState(false)
  return (
    <>
      <Button variant="quiet" size="sm" icon="search" onClick={() => setFinds(true)}>
        {t`Find my IFSC`}
      </Button>
      <IfscFinderDialog
        open={finds}
        onClose={() => setFinds(false)}
        onChoose={(ifscCode) => {
          onChoose(ifscCode)
          setFinds(false)
        }}
      />
    </>
  )
}
