import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react'

const secondsLeft = (until: number | undefined) =>
  until === undefined ? 0 : Math.max(0, Math.ceil((until - Date.now()) / 1000))

/**
 * Milliseconds left until a moment (epoch milliseconds), in whole seconds, renewed every second, never below 0.
 * `onEnd` is called once when nothing is left. `undefined` stops the clock (S4.014, S4.062).
 */
export function useCountdown(until: number | undefined, onEnd?: () => void): number {
  const subscribe = useCallback(
    (tick: () => void) => {
      if (secondsLeft(until) === 0) return () => undefined
      const timer = setInterval(() => {
        tick()
        if (secondsLeft(until) === 0) clearInterval(timer)
      }, 1000)
      return () => clearInterval(timer)
    },
    [until],
  )
  const seconds = useSyncExternalStore(
    subscribe,
    () => secondsLeft(until),
    () => secondsLeft(until),
  )
  const ended = useRef(onEnd)
  useEffect(() => void (ended.current = onEnd))
  const over = until !== undefined && seconds === 0
  useEffect(() => {
    if (over) ended.current?.()
  }, [over])
  return seconds * 1000
}
