import * as federationRuntime from '@module-federation/runtime/core'
import { guardPage, trustScripts } from '@portal/kernel/script-policy'
import { inParts } from './page/in-parts'

// Before any other code: from here on only the shell's own scripts run, and those of remotes once they are registered.
guardPage()
trustScripts('/investors/shell/')
trustScripts('/investors/service-worker.js')
// Remotes are built without the runtime; every host lends them its own.
Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: federationRuntime })
// Named, so that its weight can be told from that of the kernel and of React.
// What it is made of runs first, piece by piece: in one task all of it keeps a phone from answering for half a second.
void inParts([
  () => import('react-dom/client'),
  () => import(/* webpackExports: ["contentApi"] */ '@portal/kernel/contracts/content'),
  () =>
    import(
      /* webpackChunkName: "own", webpackExports: ["createPortalRouter", "RouterProvider"] */ '@portal/kernel/internal'
    ),
  () => import('@portal/kernel/first-load'),
  () => import(/* webpackChunkName: "own" */ './shell'),
  () => import(/* webpackChunkName: "own" */ './bootstrap'),
])
