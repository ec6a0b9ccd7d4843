import { ErrorPanel, Page, type RemoteFailure, useLanguage } from '@portal/kernel'
import { supportCode } from '@portal/kernel/internal'
import { t } from '@portal/kernel/words'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'

interface FailurePanelProps {
  failure: RemoteFailure
  retry: () => void
}

function FailurePanel({ failure, retry }: FailurePanelProps) {
  useLanguage()
  const [retrying, setRetrying] = useState(false)
  const onRetry = () => {
    setRetrying(true)
    retry()
  }
  const isWithdrawn = failure.code === 'LOAD-014'
  return (
    <Page title="Neem Mutual Fund">
      <ErrorPanel
        fullPage
        title={isWithdrawn ? t`This part of the portal is closed for now` : t`This page did not open`}
        code={supportCode(failure)}
        retrying={retrying}
        onRetry={onRetry}
      >
        {isWithdrawn
          ? t`We are putting something right. Your money and your orders are safe. Try again later.`
          : t`Your money and your orders are safe. Try again in a minute.`}
      </ErrorPanel>
    </Page>
  )
}

/** Stands in the place of a remote that did not come up. Returns what takes it away. */
export function showFailure(element: HTMLElement, failure: RemoteFailure, retry: () => void): () => void {
  const place = element.appendChild(document.createElement('div'))
  const root = createRoot(place)
  root.render(<FailurePanel failure={failure} retry={retry} />)
  return () => {
    root.unmount()
    place.remove()
  }
}
