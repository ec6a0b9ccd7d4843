import { RefusalNote } from '@portal/kernel'
import { t } from '@portal/kernel/words'

/** What the server said against it; nothing that was typed is lost. */
export function FailureNote({ failure }: { failure: string | undefined }) {
  return failure ? <RefusalNote title={t`We could not take this request`}>{failure}</RefusalNote> : null
}
