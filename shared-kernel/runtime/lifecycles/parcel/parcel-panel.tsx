import { t } from '@portal/contracts/words/macros'
import { useEffect, useMemo } from 'react'
import { useRouteError } from 'react-router'
import { helpline } from '@portal/contracts/catalogue/inner'
import { RemoteFailure, toRemoteFailure } from '../../remote/public'
import { useRetryPage } from '../../remote/retry-page'
import { supportCode } from '../../telemetry/public'
import { ErrorPanel, Page } from '@portal/ui'
import { useParcel } from './parcel-context'

/** In place of a page that did not arrive or broke. */
export function ParcelPanel() {
  const { remote, props, fail } = useParcel()
  const error = useRouteError()
  const failure = useMemo(
    () => toRemoteFailure(error, 'LOAD-009', remote.name, props.version),
    [error, remote, props],
  )
  const { retry, retrying } = useRetryPage(remote.name)
  useEffect(() => fail(failure), [fail, failure])
  return (
    <Page title="Neem Mutual Fund">
      <ErrorPanel
        fullPage
        title={failure.code === 'LOAD-009' ? t`This page stopped working` : t`This page did not open`}
        code={supportCode(failure)}
        helpline={helpline}
        retrying={retrying}
        onRetry={retry}
      >
        {t`Your money and your orders are safe.`}
      </ErrorPanel>
    </Page>
  )
}

/** In place of the pages of a remote that was withdrawn while it was open; they come back by themselves. */
export function ParcelShut() {
  const { remote, props } = useParcel()
  return (
    <Page title="Neem Mutual Fund">
      <ErrorPanel
        fullPage
        title={t`This part of the portal is closed for now`}
        code={supportCode(new RemoteFailure('LOAD-014', remote.name, props.version))}
        helpline={helpline}
      >
        {t`We are putting something right. Your money and your orders are safe. Try again later.`}
      </ErrorPanel>
    </Page>
  )
}
