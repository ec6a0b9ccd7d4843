import { useContext, useEffect, useState } from 'react'
import type { SlotName } from '@portal/contracts/wire/slots'
import { knownSlot, openSlot, type OpenSlot, replaceCrashed } from './open-slot'
import { RemoteFailure, toRemoteFailure } from './remote-failure'
import { type SlotSource, SlotSourceContext } from './slot-source'

interface SlotState<Name extends SlotName> {
  open?: OpenSlot<Name> | undefined
  failure?: RemoteFailure
  retrying?: boolean
}

/** A slot on its way, on screen, or why it is not there; another version of its owner takes its place by itself. */
export function useSlot<Name extends SlotName>(name: Name) {
  const source = useContext(SlotSourceContext)
  const [attempt, setAttempt] = useState(0)
  const [state, setState] = useState<SlotState<Name>>(() => ({
    open: source ? knownSlot(source, name) : undefined,
  }))
  const again = () => setAttempt((count) => count + 1)
  useEffect(() => {
    let over = false
    const show = (next: SlotState<Name>) => {
      if (!over) setState(next)
    }
    bringSlot(source, name).then(
      (open) => show({ open }),
      (error: unknown) => show({ failure: toRemoteFailure(error, 'LOAD-005', 'unknown', '') }),
    )
    return () => void (over = true)
  }, [source, name, attempt])
  const remote = state.open?.remote ?? state.failure?.remote
  useEffect(
    () =>
      source?.onExchange((name) => {
        if (name === remote) setAttempt((count) => count + 1)
      }),
    [source, remote],
  )
  return {
    ...state,
    /** Another try, also where the owner failed so often that it is left alone. */
    retry() {
      setState((last) => ({ ...last, retrying: true }))
      if (state.failure) source?.remotes.allow(state.failure.remote)
      // What was missing may have been released since.
      void Promise.resolve(source?.remotes.refresh(0)).then(again)
    },
    async recover(open: OpenSlot<Name>, error: unknown): Promise<boolean> {
      const other = source && (await replaceCrashed(source, name, open, error))
      if (other) setState({ open: other })
      return Boolean(other)
    },
    giveUp({ remote, version }: OpenSlot<Name>, error: unknown) {
      const failure = new RemoteFailure('LOAD-009', remote, version, error)
      source?.remotes.report(failure)
      setState({ failure })
    },
  }
}

async function bringSlot<Name extends SlotName>(
  source: SlotSource | null,
  name: Name,
): Promise<OpenSlot<Name>> {
  if (!source) throw new RemoteFailure('LOAD-013', 'unknown', '')
  return openSlot(source, name)
}
