import { createContext, createElement, useCallback, useContext, type ComponentType } from 'react'
import type { SlotName, SlotProps } from '../../contracts/slots'
import { ErrorPanel, Skeleton, SkeletonRegion, useLoaded, useSkeleton } from '../ui/public'
import { RemoteFailure } from './remote-failure'

export interface SlotModule<Name extends SlotName> {
  default: ComponentType<SlotProps[Name]>
}

/** How a host finds what fills a slot. */
export interface SlotSource {
  /** Throws RemoteFailure: no owner, an owner that is down, or one that does not know the slot. */
  load<Name extends SlotName>(name: Name): Promise<SlotModule<Name>>
}

const nobody: SlotSource = {
  load: (name) => Promise.reject(new RemoteFailure('LOAD-008', name, '')),
}

const SlotSourceContext = createContext<SlotSource>(nobody)

/** Gives the slots below it the host's way to their owners. */
export const SlotSourceProvider = SlotSourceContext.Provider

/**
 * A piece that another remote owns, in place: `<Slot name="create-folio" open … />`. An owner that is down leaves a
 * message with another try in its place; the page around it works on.
 */
export function Slot<Name extends SlotName>({ name, ...rest }: { name: Name } & SlotProps[Name]) {
  const given = rest as unknown as SlotProps[Name]
  // A closed dialog needs no code.
  return 'open' in given && !given.open ? null : <Filled name={name} given={given} />
}

function Filled<Name extends SlotName>({ name, given }: { name: Name; given: SlotProps[Name] }) {
  const source = useContext(SlotSourceContext)
  const load = useCallback(() => source.load(name), [source, name])
  const { module, failed, error, retry } = useLoaded(load)
  const waiting = useSkeleton(!module && !failed)
  if (module) return createElement<SlotProps[Name]>(module.default, given)
  if (failed)
    return (
      <ErrorPanel title="This part of the page did not open" code={codeOf(error)} onRetry={retry}>
        Everything else on this page works. Your money and your orders are safe.
      </ErrorPanel>
    )
  return waiting ? (
    <SkeletonRegion>
      <Skeleton count={2} />
    </SkeletonRegion>
  ) : null
}

const codeOf = (error: unknown) => (error instanceof RemoteFailure ? error.code : undefined)
