import { AlertPopup, message } from '@portal/kernel'
import { t } from '@portal/kernel/words'

/** Nothing to merge: one folio or none (S2.165). */
export function OneFolioPopup({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <AlertPopup
      open={open}
      type="oneFolioMsg"
      title={t`Merge folios`}
      message={message('oneFolioOnly')}
      onClose={onClose}
      onChoose={onClose}
    />
  )
}
