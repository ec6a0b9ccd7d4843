import { useEffect, useMemo } from 'react'
import { RemoteFailure } from '../../remote/public'
import { supportCode } from '../../telemetry/public'
import { ErrorPanel } from '../../ui/public'
import type { Solo } from './solo'

/** When even the frame broke: what is left to say, outside of any router. */
export function SoloCrash({ solo, error }: { solo: Solo; error: Error }) {
  const { remote, props } = solo
  const failure = useMemo(
    () => new RemoteFailure('LOAD-009', remote.name, props.version, error),
    [remote, props, error],
  )
  useEffect(() => solo.fail(failure), [solo, failure])
  return (
    <ErrorPanel fullPage title="This page stopped working" code={supportCode(failure)}>
      Your money and your orders are safe. Load the page again to continue.
    </ErrorPanel>
  )
}
