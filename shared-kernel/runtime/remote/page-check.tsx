import type { ComponentType } from 'react'
import { routes } from '@portal/contracts/wire/routes'
import { PageCheckProvider } from '@portal/ui'
import type { RemoteLoader } from './remote-loader'

const knownPaths: ReadonlySet<string> = new Set(Object.values(routes).map(({ path }) => path))

/** Whether a path is one of section 2, so that its page is there or to come. */
export const isKnownPath = (path: string): boolean => knownPaths.has(path)

/**
 * Whether a link can lead to an address below the basename: false for a page of section 2 that no released remote has.
 * `lacks` names the paths that a remote claims but, as its pages show, does not have. While no release is known every
 * page counts as there: a portal that cannot read its manifest must not call everything unfinished.
 */
export function createPageCheck(
  remotes: Pick<RemoteLoader, 'ownerOf'>,
  lacks: (path: string) => boolean,
): (to: string) => boolean {
  return (to) => {
    const path = to.replace(/[?#].*$/, '')
    if (!isKnownPath(path) || path === routes.home.path) return true
    if (remotes.ownerOf(path)) return !lacks(path)
    return ![...knownPaths].some((each) => remotes.ownerOf(each))
  }
}

/** The shell, with links that know which pages there are. */
export function withPageCheck(Shell: ComponentType, check: (to: string) => boolean): ComponentType {
  return function ShellWithPageCheck() {
    return (
      <PageCheckProvider value={check}>
        <Shell />
      </PageCheckProvider>
    )
  }
}
