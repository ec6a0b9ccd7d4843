import type { PointerEvent as PressEvent } from 'react'

/** How far a hand shakes while it presses, in px. */
const shake = 8
const events = ['pointerup', 'pointercancel'] as const

/**
 * Counts a press of a button that moves away from under the resting mouse before it is let go, as where an answer arrives
 * above it in that moment: the browser takes it for a press that was dragged off, and drops it. A tap stays with what it
 * began on.
 */
export function keepPress(down: PressEvent<HTMLButtonElement>): void {
  if (down.button !== 0 || down.pointerType !== 'mouse') return
  const { currentTarget: button, clientX, clientY } = down
  const began = button.getBoundingClientRect()
  const end = (up: PointerEvent) => {
    for (const event of events) document.removeEventListener(event, end, true)
    if (up.type === 'pointercancel' || up.composedPath().includes(button)) return
    const now = button.getBoundingClientRect()
    const hasMoved = now.x !== began.x || now.y !== began.y
    if (hasMoved && Math.hypot(up.clientX - clientX, up.clientY - clientY) < shake) button.click()
  }
  for (const event of events) document.addEventListener(event, end, true)
}
