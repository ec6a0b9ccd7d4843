import { t } from '@portal/contracts/words/macros'
import type { ComponentType, ReactNode } from 'react'
import type { SlotName, Slots } from '@portal/contracts/wire/slots'
import { useLoaded } from '@portal/ui/base/inner'
import { ErrorPanel, Skeleton, SkeletonRegion } from '@portal/ui'

export type SlotProps<Name extends SlotName> = Slots[Name] & {
  name: Name
  /** What the investor calls it, at the beginning of a sentence: "The details of the new folio". */
  label: string
  /** What stands in its place until it has come. */
  fallback?: ReactNode
  /** How to go on without it, below the message that it did not open. */
  instead?: ReactNode
}

type PieceModule = typeof import('./slot-piece')
let arrived: PieceModule | undefined
const load = async () => (arrived = await import('./slot-piece'))

/**
 * A piece of a page that another remote owns. Where the owner is down, slow or broken, a message stands in its place,
 * with another try; the page around goes on. What finds owners is fetched with the first slot (architecture: how a
 * remote meets the shell).
 */
export function Slot<Name extends SlotName>({ fallback = <SlotSkeleton />, ...props }: SlotProps<Name>) {
  const { module, failed, retry } = useLoaded<PieceModule>(load, arrived)
  if (module) {
    const Piece = module.default as ComponentType<object>
    return <Piece {...props} {...{ fallback }} />
  }
  if (!failed) return fallback
  return (
    <>
      <ErrorPanel title={t`${{ label: props.label }} did not open`} onRetry={retry}>
        {t`What you entered on this page is kept. Check your connection, then try again.`}
      </ErrorPanel>
      {props.instead}
    </>
  )
}

function SlotSkeleton() {
  return (
    <SkeletonRegion>
      <Skeleton shape="field" count={2} />
    </SkeletonRegion>
  )
}
