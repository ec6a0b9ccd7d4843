import { useLayoutEffect, type RefObject } from 'react'

/**
 * Lifts an element with `popover="manual"` over everything, open dialogs included, while `shown`. A new `turn`
 * lifts it again, over a dialog that opened since. Older browsers keep it at its z-index (visual design: toast).
 */
export function useTopLayer(element: RefObject<HTMLElement | null>, shown: boolean, turn: unknown = 0): void {
  useLayoutEffect(() => {
    const target = element.current
    if (!shown || !target?.showPopover) return
    const lift = () => {
      if (target.isConnected) target.showPopover()
    }
    lift()
    // While a dialog around it closes, the element is out of the page for a moment.
    const retry = target.isConnected ? undefined : requestAnimationFrame(lift)
    return () => {
      if (retry !== undefined) cancelAnimationFrame(retry)
      if (target.isConnected) target.hidePopover()
    }
  }, [element, shown, turn])
}
