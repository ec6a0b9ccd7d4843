import { Note } from '@portal/kernel'
import { useEffect, useRef } from 'react'

/** What the server said against a change, brought into sight: the button that was pressed may stand far below it. */
export function RefusedNote({ text }: { text: string | undefined }) {
  const note = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Newer browsers answer with a promise, which React would take for what undoes the effect.
    void note.current?.scrollIntoView?.({ block: 'center' })
  }, [text])
  if (!text) return null
  return (
    <div ref={note}>
      <Note tone="negative" role="alert" title="This was not saved">
        {text}
      </Note>
    </div>
  )
}
