import type { SlotName, Slots } from '@portal/contracts/wire/slots'
import { useLanguage } from '@portal/ui/words'
import { FirstRender } from './first-render'
import { fetchOnce, PageCodeContext } from '@portal/ui/base/inner'
import type { SlotProps } from './slot'
import { SlotBoundary } from './slot-boundary'
import { SlotFailure } from './slot-failure'
import { useSlotOnPage } from './slots-on-page'
import { useSlot } from './use-slot'

/** What stood for a while works: what breaks it later comes from what was done on it. */
const stood = new WeakSet<object>()

/** A slot from its first try on: the owner's piece, its fallback, or why it is not there. */
export default function SlotPiece<Name extends SlotName>({
  name,
  label,
  fallback,
  instead,
  ...props
}: SlotProps<Name>) {
  // As a page is: what the owner shows is drawn anew in another language.
  useLanguage()
  const { open, failure, retrying = false, retry, recover, giveUp } = useSlot(name)
  useSlotOnPage(name, open, failure)
  if (failure)
    return (
      <>
        <SlotFailure label={label} failure={failure} retrying={retrying} onRetry={retry} />
        {instead}
      </>
    )
  if (!open) return fallback
  const { Component: Piece, remote, version } = open
  return (
    <SlotBoundary key={`${remote}@${version}`} onCrash={(error) => giveUp(open, error)}>
      <FirstRender
        hasStood={() => stood.has(Piece)}
        onStood={() => void stood.add(Piece)}
        recover={(error) => recover(open, error)}
      >
        {/* The host of the page around would look for it in the page's remote. */}
        <PageCodeContext value={fetchOnce}>
          <Piece {...(props as unknown as Slots[Name])} />
        </PageCodeContext>
      </FirstRender>
    </SlotBoundary>
  )
}
