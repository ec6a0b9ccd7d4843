/** Put in by the build. */
declare const __KERNEL_VERSION__: string
declare const __REMOTE_VERSION__: string
declare const __MANIFEST_KEYS__: readonly string[]

/** The remote that a standalone page is built around. */
declare module 'portal-remote' {
  import type { DefinedRemote } from '@portal/kernel'
  const remote: DefinedRemote
  export default remote
}
/** The file beside this build's others that lists the names of its kernel, embedded host only. */
declare const __KERNEL_NAMES__: string
/** The kernel of the major before and the file that lists its names; undefined in a build that does not offer it. */
declare const __PREVIOUS_KERNEL__: { version: string; names: string } | undefined
/** The module that has its names; there is none in a build that does not offer it. */
declare module 'portal-previous-kernel'
/** Where this build's files lie; webpack's own. */
declare const __webpack_public_path__: string
