import { useEffect, useMemo } from 'react'
import { RemoteFailure } from '../../remote/public'
import { supportCode } from '../../telemetry/public'
import { ErrorPanel } from '@portal/ui'
import type { Parcel } from './parcel'

/** When even the frame broke: what is left to say, outside of any router. */
export function ParcelCrash({ parcel, error }: { parcel: Parcel; error: Error }) {
  const { remote, props } = parcel
  const failure = useMemo(
    () => new RemoteFailure('LOAD-009', remote.name, props.version, error),
    [remote, props, error],
  )
  useEffect(() => parcel.fail(failure), [parcel, failure])
  return (
    <ErrorPanel fullPage title="This page stopped working" code={supportCode(failure)}>
      Your money and your orders are safe. Load the page again to continue.
    </ErrorPanel>
  )
}
