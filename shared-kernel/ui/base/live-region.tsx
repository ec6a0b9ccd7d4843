import { useEffect, useState } from 'react'
import { InTopSlot } from './top-slot'
import { VisuallyHidden } from './visually-hidden'

interface Message {
  text: string
  assertive: boolean
}

const listeners = new Set<(message: Message) => void>()

/**
 * Says something to screen readers through the page's `LiveRegion`. Repeating the same text says it again (quality
 * bar: accessibility).
 */
export function announce(text: string, { assertive = false }: { assertive?: boolean } = {}): void {
  listeners.forEach((listener) => listener({ text, assertive }))
}

/** The one place on a page that screen readers listen to; the host renders it once (quality bar: accessibility). */
export function LiveRegion() {
  const [message, setMessage] = useState<Message & { turn: number }>({ text: '', assertive: false, turn: 0 })
  useEffect(() => {
    const listener = (next: Message) => setMessage(({ turn }) => ({ ...next, turn: turn + 1 }))
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }, [])
  // A changing no-break space makes an unchanged text a new one for the reader.
  const text = message.text && message.text + (message.turn % 2 ? '\u00a0' : '')
  return (
    <InTopSlot>
      <VisuallyHidden>
        <span role="status">{message.assertive ? '' : text}</span>
        <span role="alert">{message.assertive ? text : ''}</span>
      </VisuallyHidden>
    </InTopSlot>
  )
}
