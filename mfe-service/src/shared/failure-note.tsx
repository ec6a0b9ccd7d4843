import { Note } from '@portal/kernel'

/** What the server said against it; nothing that was typed is lost. */
export function FailureNote({ failure }: { failure: string | undefined }) {
  if (!failure) return null
  return (
    <Note tone="negative" role="alert" title="We could not take this request">
      {failure}
    </Note>
  )
}
