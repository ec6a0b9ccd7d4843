import { t } from '@portal/contracts/words/macros'
import * as React from 'react'
import * as ReactDOMClient from 'react-dom/client'
import singleSpaReact from 'single-spa-react'
import type { Remote } from '../../remote/public'
import type { LifecycleProps, Lifecycles } from '../lifecycle-props'
import { createParcel, type Parcel } from './parcel'
import { ParcelApp } from './parcel-app'
import { useEffect, useMemo } from 'react'
import { RemoteFailure } from '../../remote/public'
import { supportCode } from '../../telemetry/public'
import { ErrorPanel } from '@portal/ui'

/** When even the frame broke: what is left to say, outside of any router. */
function ParcelCrash({ parcel, error }: { parcel: Parcel; error: Error }) {
  const { remote, props } = parcel
  const failure = useMemo(
    () => new RemoteFailure('LOAD-009', remote.name, props.version, error),
    [remote, props, error],
  )
  useEffect(() => parcel.fail(failure), [parcel, failure])
  return (
    <ErrorPanel fullPage title={t`This page stopped working`} code={supportCode(failure)}>
      {t`Your money and your orders are safe. Load the page again to continue.`}
    </ErrorPanel>
  )
}

type Mounted = LifecycleProps & { parcel: Parcel }

/** The lifecycles of a remote, by single-spa-react: each mount has a router of its own, which ends with it. */
export function parcelLifecycles(remote: Remote): Lifecycles {
  const mounted = new Map<string, Parcel>()
  const react = singleSpaReact<Mounted>({
    React,
    ReactDOMClient,
    renderType: 'createRoot',
    rootComponent: ParcelApp,
    errorBoundary: (error, _info, { parcel }) => <ParcelCrash error={error} parcel={parcel} />,
  })
  const run = (name: keyof Lifecycles) => react[name] as unknown as (props: Mounted) => Promise<void>
  return {
    bootstrap: async () => undefined,
    async mount(props) {
      const parcel = createParcel(remote, props)
      mounted.set(props.name, parcel)
      await run('mount')({ ...props, parcel })
    },
    async update(props) {
      const parcel = mounted.get(props.name)
      if (parcel) await run('update')({ ...props, parcel })
    },
    async unmount(props) {
      const parcel = mounted.get(props.name)
      if (!parcel) return
      mounted.delete(props.name)
      await run('unmount')({ ...props, parcel })
      parcel.end()
    },
  }
}
