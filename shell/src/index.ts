import * as federationRuntime from '@module-federation/runtime/core'
import { guardPage, trustScripts } from '@portal/kernel/script-policy'

// Before any other code: from here on only the shell's own scripts run, and those of remotes once they are registered.
guardPage()
trustScripts('/investors/shell/')
trustScripts('/investors/service-worker.js')
// Remotes are built without the runtime; every host lends them its own.
Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: federationRuntime })
// Named, so that its weight can be told from that of the kernel and of React.
void import(/* webpackChunkName: "own" */ './bootstrap')
