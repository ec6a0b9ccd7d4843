import { useLayoutEffect, useRef, useState } from 'react'

/** The width of an element in pixels, renewed as it changes; `initial` where nothing can be measured. */
export function useWidth<Target extends HTMLElement>(initial: number) {
  const target = useRef<Target>(null)
  const [width, setWidth] = useState(initial)
  useLayoutEffect(() => {
    const element = target.current
    if (!element) return
    const measure = () => setWidth(element.clientWidth || initial)
    measure()
    if (typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [initial])
  return { target, width }
}
