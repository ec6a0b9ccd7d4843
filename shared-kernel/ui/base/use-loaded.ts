import { useEffect, useState } from 'react'

interface LoadState<Module> {
  module?: Module
  failed: boolean
  /** What the fetch ended with, where it failed. */
  reason?: unknown
}

export type Loaded<Module> = LoadState<Module> & { retry: () => void }

/**
 * A part of the code that is fetched when it is first shown, with another try after a failure (architecture: the
 * house). What has arrived already is there at once.
 */
export function useLoaded<Module>(load: () => Promise<Module>, arrived?: Module): Loaded<Module> {
  const [state, setState] = useState<LoadState<Module>>({ module: arrived, failed: false })
  const [turn, setTurn] = useState(0)
  useEffect(() => {
    let current = true
    load().then(
      (module) => current && setState({ module, failed: false }),
      (reason: unknown) => current && setState({ failed: true, reason }),
    )
    return () => void (current = false)
  }, [load, turn])
  const retry = () => {
    setState({ failed: false })
    setTurn((before) => before + 1)
  }
  return { ...state, retry }
}
