import { type ComponentType, lazy } from 'react'

function Nothing() {
  return null
}

/** A part that a page can do without, fetched when it is shown: where its code does not come, its place stays empty. */
export function optionalPart<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  return lazy(() => load().catch(() => ({ default: Nothing as ComponentType<Props> })))
}
