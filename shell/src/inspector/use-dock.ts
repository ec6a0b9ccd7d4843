import { type KeyboardEvent, type PointerEvent, useEffect, useState } from 'react'
import { keepTabState, readTabState, type TabState } from './tab-state'

const smallest = 20
const largest = 90
const step = 5

const steps: Partial<Record<string, number>> = {
  ArrowUp: step,
  ArrowLeft: step,
  ArrowDown: -step,
  ArrowRight: -step,
}

const between = (size: number) => Math.round(Math.min(largest, Math.max(smallest, size)))

/** Where the panel stands and how large it is; the tab remembers both. */
export function useDock() {
  const [state, setState] = useState<Pick<TabState, 'dock' | 'size'>>(
    () => readTabState() ?? { dock: 'bottom', size: 45 },
  )
  const { dock, size } = state
  const change = (part: Partial<typeof state>) => {
    setState((last) => ({ ...last, ...part }))
    keepTabState(part)
  }
  const resize = (next: number) => change({ size: between(next) })
  useEffect(() => {
    // The end of the page stays in reach above a panel at the bottom.
    document.body.style.paddingBottom = dock === 'bottom' ? `${size}vh` : ''
    return () => void (document.body.style.paddingBottom = '')
  }, [dock, size])
  return {
    dock,
    size,
    setDock: (next: TabState['dock']) => change({ dock: next }),
    /** Of the edge that is dragged, or moved by the arrow keys. */
    edge: {
      role: 'separator',
      tabIndex: 0,
      'aria-label': 'Size of the inspector',
      'aria-orientation': dock === 'bottom' ? 'horizontal' : 'vertical',
      'aria-valuemin': smallest,
      'aria-valuemax': largest,
      'aria-valuenow': size,
      onKeyDown(event: KeyboardEvent) {
        const by = steps[event.key]
        if (by === undefined) return
        event.preventDefault()
        resize(size + by)
      },
      onPointerDown: ({ currentTarget, pointerId }: PointerEvent) =>
        currentTarget.setPointerCapture(pointerId),
      onPointerMove({ currentTarget, pointerId, clientX, clientY }: PointerEvent) {
        if (!currentTarget.hasPointerCapture(pointerId)) return
        resize(dock === 'bottom' ? 100 - (clientY / innerHeight) * 100 : 100 - (clientX / innerWidth) * 100)
      },
    } as const,
  }
}
