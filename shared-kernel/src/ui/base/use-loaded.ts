import { useEffect, useState } from 'react'

interface LoadState<Module> {
  module?: Module
  failed: boolean
  /** Why it failed. */
  error?: unknown
}

export type Loaded<Module> = LoadState<Module> & { retry: () => void }

/** A part of the code that is fetched when it is first shown, with another try after a failure. */
export function useLoaded<Module>(load: () => Promise<Module>): Loaded<Module> {
  const [state, setState] = useState<LoadState<Module>>({ failed: false })
  const [turn, setTurn] = useState(0)
  useEffect(() => {
    let current = true
    load().then(
      (module) => current && setState({ module, failed: false }),
      (error: unknown) => current && setState({ failed: true, error }),
    )
    return () => void (current = false)
  }, [load, turn])
  const retry = () => {
    setState({ failed: false })
    setTurn((before) => before + 1)
  }
  return { ...state, retry }
}
