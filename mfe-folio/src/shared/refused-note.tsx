import { RefusalNote } from '@portal/kernel'
import { t } from '@portal/kernel/words'

/** What was refused of a change to the new folio. */
export function RefusedNote({ text }: { text: string | undefined }) {
  return text ? <RefusalNote title={t`This was not saved`}>{text}</RefusalNote> : null
}
