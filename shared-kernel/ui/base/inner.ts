/** What other parts of the kernel take from this one, and nobody else. */
export { FormAroundContext } from './form-element'
export { InTopSlot, TopSlot } from './top-slot'
export { elementById, focusedElement, placeOf } from './ui-root'
export { type FetchPageCode, fetchOnce, PageCodeContext } from './page-code'
export { translateOf } from './verbatim'
export { useLoaded } from './use-loaded'
