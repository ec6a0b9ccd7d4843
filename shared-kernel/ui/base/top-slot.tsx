import { useLayoutEffect, useRef, useSyncExternalStore, type ReactNode } from 'react'
import { createPortal } from 'react-dom'

let slots: readonly HTMLElement[] = []
const listeners = new Set<() => void>()

function change(next: readonly HTMLElement[]): void {
  slots = next
  listeners.forEach((listener) => listener())
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** A place inside a modal dialog for what must stay alive while it is open (quality bar: accessibility). */
export function TopSlot() {
  const slot = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = slot.current
    if (!element) return
    change([...slots, element])
    return () => change(slots.filter((each) => each !== element))
  }, [])
  return <div ref={slot} />
}

/**
 * Everything outside of an open modal dialog is inert: it can neither be pressed nor read. What is rendered in
 * here moves into the topmost dialog while one is open (quality bar: accessibility).
 */
export function InTopSlot({ children }: { children: ReactNode }) {
  const slot = useSyncExternalStore(
    subscribe,
    () => slots.at(-1),
    () => undefined,
  )
  return slot ? createPortal(children, slot) : children
}
