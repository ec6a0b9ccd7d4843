import { useEffect } from 'react'
import { ErrorPanel } from '../../ui/public'
import type { Solo } from './solo'

const code = 'LOAD-009'

/** When even the frame broke: what is left to say, outside of any router. */
export function SoloCrash({ solo, error }: { solo: Solo; error: Error }) {
  useEffect(() => solo.tell({ kind: 'error', code, stage: 'page crashed' }), [solo, error])
  return (
    <ErrorPanel fullPage title="This page stopped working" code={code}>
      Your money and your orders are safe. Load the page again to go on.
    </ErrorPanel>
  )
}
