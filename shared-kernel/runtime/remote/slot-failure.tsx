import { t } from '@portal/contracts/words/macros'
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

function titleOf(label: string, code: LoadFailureCode): string {
  if (code === 'LOAD-006') return t`${label} took too long to open`
  return code === 'LOAD-009' ? t`${label} stopped working` : t`${label} did not open`
}

/** In the place of a slot that did not open or broke; the page around it stays as it was. */
export function SlotFailure({ label, failure, retrying, onRetry }: SlotFailureProps) {
  return (
    <ErrorPanel
      title={titleOf(label, failure.code)}
      code={supportCode(failure)}
      retrying={retrying}
      onRetry={onRetry}
    >
      {t`What you entered on this page is kept, and the rest of it works. Try again in a minute.`}
    </ErrorPanel>
  )
}
