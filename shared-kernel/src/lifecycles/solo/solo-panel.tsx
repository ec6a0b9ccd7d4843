import { useEffect } from 'react'
import { useRevalidator, useRouteError } from 'react-router'
import { RemoteFailure, toRemoteFailure } from '../../remote/public'
import { ErrorPanel, Page } from '../../ui/public'
import { useSolo } from './solo-context'

const helpline = '1800-209-7446'

/** In place of a page that did not arrive or broke. */
export function SoloPanel() {
  const { remote, props, host } = useSolo()
  const error = useRouteError()
  const failure = toRemoteFailure(error, 'LOAD-009', remote.name, props.version)
  const { state, revalidate } = useRevalidator()
  const { code, stage } = failure
  const kind = error instanceof RemoteFailure ? 'load-failure' : 'page-crash'
  useEffect(() => {
    host.report({ kind, code, stage, remote: remote.name, version: props.version })
  }, [host, kind, code, stage, remote, props])
  return (
    <Page title="Neem Mutual Fund">
      <ErrorPanel
        fullPage
        title={code === 'LOAD-009' ? 'This page stopped working' : 'This page did not open'}
        code={code}
        helpline={helpline}
        retrying={state !== 'idle'}
        onRetry={() => void revalidate()}
      >
        Your money and your orders are safe; only this page is affected.
      </ErrorPanel>
    </Page>
  )
}
