import { lazy, Suspense } from 'react'
import { isSandbox } from '../federation/portal-mode'

/** Builds for production leave the tools out: with the constant false, the import below is not even parsed. */
const Tools =
  typeof __OVERRIDES__ !== 'undefined' && __OVERRIDES__ ? lazy(() => import('./override-tools')) : undefined

/** Tools of squads, in the footer of a sandbox. */
export function OverrideSlot() {
  if (!Tools || !isSandbox()) return null
  return (
    <Suspense fallback={null}>
      <Tools />
    </Suspense>
  )
}
