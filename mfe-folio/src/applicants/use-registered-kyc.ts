import { useRef, useState } from 'react'

/** The investor's KYC is registered and not validated: that is told before anything else is looked at (S2.154, S4.047). */
export function useRegisteredKyc() {
  const [open, setOpen] = useState(false)
  const done = useRef<(goesOn: boolean) => void>(undefined)
  return {
    open,
    /** Whether the investor goes on with it as it is. */
    ask(): Promise<boolean> {
      setOpen(true)
      return new Promise((resolve) => (done.current = resolve))
    },
    answer(goesOn: boolean) {
      setOpen(false)
      done.current?.(goesOn)
    },
  }
}
