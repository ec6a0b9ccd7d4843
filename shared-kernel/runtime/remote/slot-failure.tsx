import { supportCode } from '../telemetry/public'
import { ErrorPanel } from '@portal/ui'
import type { LoadFailureCode, RemoteFailure } from './remote-failure'

export interface SlotFailureProps {
  /** What is missing, at the beginning of a sentence. */
  label: string
  failure: RemoteFailure
  retrying: boolean
  onRetry: () => void
}

const what: Partial<Record<LoadFailureCode, string>> = {
  'LOAD-006': 'took too long to open',
  'LOAD-009': 'stopped working',
}

/** In the place of a slot that did not open or broke; the page around it stays as it was. */
export function SlotFailure({ label, failure, retrying, onRetry }: SlotFailureProps) {
  return (
    <ErrorPanel
      title={`${label} ${what[failure.code] ?? 'did not open'}`}
      code={supportCode(failure)}
      retrying={retrying}
      onRetry={onRetry}
    >
      What you entered on this page is kept, and the rest of it works. Try again in a minute.
    </ErrorPanel>
  )
}
