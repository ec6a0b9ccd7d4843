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
  if (code === 'LOAD-014') return t`${label} is not available for now`
  return code === 'LOAD-009' ? t`${label} stopped working` : t`${label} did not open`
}

/** In the place of a slot that did not open or broke; the page around it stays as it was. */
export function SlotFailure({ label, failure, retrying, onRetry }: SlotFailureProps) {
  const title = titleOf(label, failure.code)
  const code = supportCode(failure)
  if (failure.code === 'LOAD-014')
    return (
      <ErrorPanel title={title} code={code}>
        {t`What you entered on this page is kept, and the rest of it works. We have closed this part for now, and it comes back by itself.`}
      </ErrorPanel>
    )
  return (
    <ErrorPanel title={title} code={code} retrying={retrying} onRetry={onRetry}>
      {t`What you entered on this page is kept, and the rest of it works. Try again in a minute.`}
    </ErrorPanel>
  )
}
