import { validatePan } from '@portal/kernel'
import { useEffect } from 'react'
import { keepPan } from './running-step'

/** Takes what is typed as a PAN along to unlock, recovery and back, whichever link leads there. */
export function KeepPan({ pan }: { pan: string | undefined }) {
  useEffect(() => {
    if (pan !== undefined && validatePan(pan) === undefined) keepPan(pan)
  }, [pan])
  return null
}
