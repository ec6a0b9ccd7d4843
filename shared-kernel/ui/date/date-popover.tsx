import { useEffect, useLayoutEffect, useRef, type KeyboardEvent, type ReactNode, type RefObject } from 'react'
import { useTopLayer } from '../overlay/inner'
import styles from './date-popover.module.css'

interface DatePopoverProps {
  title: string
  anchor: RefObject<HTMLElement | null>
  onClose: () => void
  children: ReactNode
}

const gap = 4

/** Places the popover under its field, or over it where there is no room below. */
function place(popover: HTMLElement, anchor: HTMLElement): void {
  const field = (anchor.querySelector('input')?.parentElement ?? anchor).getBoundingClientRect()
  const below = field.bottom + gap
  const fits = below + popover.offsetHeight <= window.innerHeight
  const top = fits ? below : Math.max(gap, field.top - gap - popover.offsetHeight)
  const left = Math.min(field.left, window.innerWidth - popover.offsetWidth - gap)
  popover.style.top = `${top}px`
  popover.style.left = `${Math.max(gap, left)}px`
}

/** Follows the field while the page moves, and gives the focus back to where it was when it goes. */
function usePlaced(popover: RefObject<HTMLDivElement | null>, anchor: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const element = popover.current
    const before = document.activeElement
    const follow = () => element && anchor.current && place(element, anchor.current)
    follow()
    const sized = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(follow)
    if (element) sized?.observe(element)
    window.addEventListener('resize', follow)
    document.addEventListener('scroll', follow, true)
    return () => {
      sized?.disconnect()
      window.removeEventListener('resize', follow)
      document.removeEventListener('scroll', follow, true)
      if (before instanceof HTMLElement && before.isConnected) before.focus()
    }
  }, [popover, anchor])
}

/** The calendar under its field; Escape and a press elsewhere close it. */
export function DatePopover({ title, anchor, onClose, children }: DatePopoverProps) {
  const popover = useRef<HTMLDivElement>(null)
  useTopLayer(popover, true)
  usePlaced(popover, anchor)
  useEffect(() => {
    const outside = ({ target }: Event) => {
      if (target instanceof Node && !anchor.current?.contains(target)) onClose()
    }
    document.addEventListener('pointerdown', outside)
    document.addEventListener('focusin', outside)
    return () => {
      document.removeEventListener('pointerdown', outside)
      document.removeEventListener('focusin', outside)
    }
  }, [anchor, onClose])
  const escape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    // Kept from a dialog around it, which Escape would close as well.
    event.stopPropagation()
    event.preventDefault()
    onClose()
  }
  return (
    <div
      ref={popover}
      popover="manual"
      role="dialog"
      aria-label={title}
      className={styles.popover}
      onKeyDown={escape}
    >
      {children}
    </div>
  )
}
