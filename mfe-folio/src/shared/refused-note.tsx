import { Note } from '@portal/kernel'

/** What the server said against a change. */
export function RefusedNote({ text }: { text: string | undefined }) {
  if (!text) return null
  return (
    <Note tone="negative" role="alert" title="This was not saved">
      {text}
    </Note>
  )
}
