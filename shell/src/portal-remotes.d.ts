/** Filled by the build of the one bundle (shared-kernel/build/webpack/remote-modules.mjs). */
declare module 'portal-remotes' {
  import type { RemoteRelease, RemoteSource } from '@portal/kernel/internal'

  interface BundledRemote extends Pick<
    RemoteRelease,
    'name' | 'version' | 'prefixes' | 'kernel' | 'navigation'
  > {
    load: () => ReturnType<RemoteSource['load']>
  }
  /** Every remote of this checkout. */
  export const remotes: readonly BundledRemote[]
}
