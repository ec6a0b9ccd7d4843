import type { ReactNode } from 'react'
import type { SlotName, Slots } from '../../contracts/slots'
import { Skeleton, SkeletonRegion } from '../ui/public'
import { FirstRender } from './first-render'
import { SlotBoundary } from './slot-boundary'
import { SlotFailure } from './slot-failure'
import { useSlot } from './use-slot'

export type SlotProps<Name extends SlotName> = Slots[Name] & {
  name: Name
  /** What the investor calls it, at the beginning of a sentence: "The details of the new folio". */
  label: string
  /** What stands in its place until it has come. */
  fallback?: ReactNode
}

/** What stood for a while works: what breaks it later comes from what was done on it. */
const stood = new WeakSet<object>()

/**
 * A piece of a page that another remote owns. Where the owner is down, slow or broken, a message stands in its place,
 * with another try; the page around goes on (architecture: how a remote meets the shell).
 */
export function Slot<Name extends SlotName>({ name, label, fallback, ...props }: SlotProps<Name>) {
  const { open, failure, retrying = false, retry, recover, giveUp } = useSlot(name)
  if (failure) return <SlotFailure label={label} failure={failure} retrying={retrying} onRetry={retry} />
  if (!open) return fallback ?? <SlotSkeleton />
  const { Component: Piece, remote, version } = open
  return (
    <SlotBoundary key={`${remote}@${version}`} onCrash={(error) => giveUp(open, error)}>
      <FirstRender
        hasStood={() => stood.has(Piece)}
        onStood={() => void stood.add(Piece)}
        recover={(error) => recover(open, error)}
      >
        <Piece {...(props as unknown as Slots[Name])} />
      </FirstRender>
    </SlotBoundary>
  )
}

function SlotSkeleton() {
  return (
    <SkeletonRegion>
      <Skeleton shape="field" count={2} />
    </SkeletonRegion>
  )
}
