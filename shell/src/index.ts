import * as federationRuntime from '@module-federation/runtime/core'

// Remotes are built without the runtime; every host lends them its own.
Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: federationRuntime })
// Named, so that its weight can be told from that of the kernel and of React.
void import(/* webpackChunkName: "own" */ './bootstrap')
