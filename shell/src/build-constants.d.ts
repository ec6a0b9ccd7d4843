/** Put in by the build. */
declare const __KERNEL_VERSION__: string
declare const __PRODUCTION_BUILD__: boolean
declare const __SINGLE_BUNDLE__: boolean
declare const __BUILD_NUMBER__: string
/** Whether the inspector, which overrides remotes too, is in this build: not in one for production. */
declare const __INSPECTOR__: boolean
/** Public keys, SPKI in Base64: what they signed is believed to be the manifest. */
declare const __MANIFEST_KEYS__: readonly string[]
/** The file beside this build's others that lists the names of its kernel: "kernel-names.0a1b2c3d4e5f.json". */
declare const __KERNEL_NAMES__: string
/** The kernel of the major before and the file that lists its names; undefined in a build that does not offer it. */
declare const __PREVIOUS_KERNEL__: { version: string; names: string } | undefined
/** The module that has its names; there is none in a build that does not offer it. */
declare module 'portal-previous-kernel'
/** The names of the kernel that are to go (`deprecated-names.json`). */
declare const __DEPRECATED_NAMES__: readonly string[]
/** Where this build's files lie; webpack's own. */
declare const __webpack_public_path__: string
