import * as React from 'react'
import * as ReactDOMClient from 'react-dom/client'
import singleSpaReact from 'single-spa-react'
import type { Remote } from '../../remote/public'
import type { LifecycleProps, Lifecycles } from '../lifecycle-props'
import { createSolo, type Solo } from './solo'
import { SoloApp } from './solo-app'
import { SoloCrash } from './solo-crash'

type Mounted = LifecycleProps & { solo: Solo }

/** The lifecycles of a remote, by single-spa-react: each mount has a router of its own, which ends with it. */
export function soloLifecycles(remote: Remote): Lifecycles {
  const mounted = new Map<string, Solo>()
  const react = singleSpaReact<Mounted>({
    React,
    ReactDOMClient,
    renderType: 'createRoot',
    rootComponent: SoloApp,
    errorBoundary: (error, _info, { solo }) => <SoloCrash error={error} solo={solo} />,
  })
  const run = (name: keyof Lifecycles) => react[name] as unknown as (props: Mounted) => Promise<void>
  return {
    bootstrap: async () => undefined,
    async mount(props) {
      const solo = createSolo(remote, props)
      mounted.set(props.name, solo)
      await run('mount')({ ...props, solo })
    },
    async update(props) {
      const solo = mounted.get(props.name)
      if (solo) await run('update')({ ...props, solo })
    },
    async unmount(props) {
      const solo = mounted.get(props.name)
      if (!solo) return
      mounted.delete(props.name)
      await run('unmount')({ ...props, solo })
      solo.end()
    },
  }
}
