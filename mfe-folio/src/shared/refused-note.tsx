import { RefusalNote } from '@portal/kernel'

/** What was refused of a change to the new folio. */
export function RefusedNote({ text }: { text: string | undefined }) {
  return text ? <RefusalNote title="This was not saved">{text}</RefusalNote> : null
}
