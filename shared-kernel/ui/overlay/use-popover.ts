import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { placeOf } from '../base/inner'

/** A part that opens on a press and closes on Escape, on a press elsewhere and when the focus leaves it. */
export function usePopover() {
  const [open, setOpen] = useState(false)
  const root = useRef<HTMLSpanElement>(null)
  const trigger = useRef<HTMLButtonElement>(null)
  const id = useId()
  const close = (refocus = false) => {
    setOpen(false)
    if (refocus) trigger.current?.focus()
  }
  useEffect(() => {
    if (!open) return
    const outside = (event: Event) => {
      const place = placeOf(event)
      if (place && !root.current?.contains(place)) setOpen(false)
    }
    document.addEventListener('pointerdown', outside)
    document.addEventListener('focusin', outside)
    return () => {
      document.removeEventListener('pointerdown', outside)
      document.removeEventListener('focusin', outside)
    }
  }, [open])
  const escape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return
    // Kept from a dialog around it, which Escape would close as well.
    event.stopPropagation()
    event.preventDefault()
    close(true)
  }
  return { open, setOpen, close, root, trigger, id, escape }
}
