import type { ApplicantDialogProps } from '@portal/contracts/wire/slots'

/** What the remote of folios shows, as far as a page that opens it depends on it. */
export default function FakeApplicantDialog({ open, onClose, place, investment }: ApplicantDialogProps) {
  if (!open) return null
  return (
    <div role="dialog" aria-label="CREATE NEW FOLIO">
      <output>{JSON.stringify({ place, investment })}</output>
      <button type="button" onClick={onClose}>
        CANCEL
      </button>
    </div>
  )
}
