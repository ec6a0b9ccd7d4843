import type { Remote, RemotePage } from '../remote/public'
import type { LifecycleProps, Lifecycles } from './lifecycle-props'

export interface DefinedRemote extends Remote {
  /** What the remote exposes as `./lifecycles`: itself alone, for hosts other than the shell. */
  readonly lifecycles: Lifecycles
}

/** A page as a squad writes it down: at one address or, the same page everywhere, at several. */
export interface PageDefinition extends Omit<RemotePage, 'path'> {
  path: string | readonly string[]
}

export interface RemoteDefinition extends Omit<Remote, 'routes'> {
  routes: readonly PageDefinition[]
}

/**
 * What a remote exposes: its name and its pages as `./remote`, and, made of the same, its lifecycles as
 * `./lifecycles`. What the lifecycles need is fetched when they are first used; the shell never does
 * (architecture: how a remote meets the shell).
 */
export function defineRemote<D extends RemoteDefinition>(definition: D): DefinedRemote & Omit<D, 'routes'> {
  const routes = definition.routes.flatMap(({ path, ...page }) =>
    [path].flat().map((each) => ({ ...page, path: each })),
  )
  const remote = { ...definition, routes }
  return Object.freeze({ ...remote, lifecycles: createLifecycles(remote) })
}

/** Whether a remote that was loaded brings its lifecycles; those built before there were any do not. */
export function isDefinedRemote(remote: Remote): remote is DefinedRemote {
  return 'lifecycles' in remote
}

function createLifecycles(remote: Remote): Lifecycles {
  let arriving: Promise<Lifecycles> | undefined
  const lifecycles = () => {
    arriving ??= import('./parcel/parcel-lifecycles').then(({ parcelLifecycles }) => parcelLifecycles(remote))
    arriving.catch(() => (arriving = undefined))
    return arriving
  }
  const run = (name: keyof Lifecycles) => async (props: LifecycleProps) => (await lifecycles())[name](props)
  return { bootstrap: run('bootstrap'), mount: run('mount'), update: run('update'), unmount: run('unmount') }
}
