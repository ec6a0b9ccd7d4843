import { kernelFor, type RemoteRelease } from '@portal/contracts/manifest'

/** What is used of the federation runtime to offer a kernel a second time. */
export interface Sharing {
  /** By share scope and the name of a module, what hosts give to remotes. */
  shareScopeMap: Record<string, Record<string, object>>
  registerShared(modules: Record<string, SharedModule>): void
}

interface SharedModule {
  version: string
  scope: string
  lib: () => object
  shareConfig: { singleton: true; requiredVersion: string }
}

/** What a host's build knows of the kernel of the major before. */
interface BuiltPrevious {
  version: string
  /** The file beside this build's others that lists its names. */
  names: string
}

/** The kernel of the major before, as a host offers it to remotes that were made for it. */
export interface PreviousKernel extends BuiltPrevious {
  /** The share scope in which those remotes find it. */
  scope: string
  isFor(release: RemoteRelease): boolean
  /** Fetches it where that is not done, and puts it into its share scope. Throws when it does not come. */
  provide(federation: Sharing): Promise<void>
}

/**
 * The names of the major before on this page's own kernel: `load` brings the module that has them. State and React are
 * there once, since that module only hands on what this kernel has, or wraps it (docs/decisions/federation.md: two
 * majors of the kernel at once).
 */
export function previousKernel(built: BuiltPrevious, load: () => Promise<object>): PreviousKernel {
  const scope = 'previous-kernel'
  return {
    ...built,
    scope,
    isFor: ({ kernel }) => kernelFor(kernel, [built.version]) !== undefined,
    async provide(federation: Sharing) {
      const { shareScopeMap } = federation
      const module = await load()
      if (shareScopeMap[scope]) return
      const { version } = built
      const shareConfig = { singleton: true, requiredVersion: `^${version}` } as const
      const shared = Object.entries(shareScopeMap.default ?? {})
      const isKernel = ([name]: [string, object]) => name.startsWith('@portal/kernel')
      // React is the page's one; each part of the kernel is the one module.
      shareScopeMap[scope] = Object.fromEntries(shared.filter((each) => !isKernel(each)))
      const parts = shared
        .filter(isKernel)
        .map(([name]): [string, SharedModule] => [name, { version, scope, lib: () => module, shareConfig }])
      federation.registerShared(Object.fromEntries(parts))
    },
  }
}
