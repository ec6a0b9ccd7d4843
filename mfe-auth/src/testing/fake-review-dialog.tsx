import type { ApplicantDialogProps } from '@portal/contracts/wire/slots'

/** Another remote's dialog, as far as a page around it meets it. */
export default function FakeReviewDialog({ open, place, quickInvest, onAdded }: ApplicantDialogProps) {
  if (!open) return null
  return <button onClick={onAdded}>{`Reviewed ${quickInvest ? 'in quick invest' : ''}: ${place}`}</button>
}
