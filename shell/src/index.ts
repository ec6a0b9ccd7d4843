import * as federationRuntime from '@module-federation/runtime/core'
import { guardPage, trustScripts } from '@portal/kernel/script-policy'
import { inParts } from './page/in-parts'

// Before any other code: from here on only the shell's own scripts run, and those of remotes once they are registered.
guardPage()
trustScripts('/investors/shell/')
trustScripts('/investors/service-worker.js')
// Remotes are built without the runtime; every host lends them its own.
Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: federationRuntime })
// What it is made of lies in one file, and runs piece by piece: in one task all of it keeps a phone from answering for half
// a second.
void inParts([
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () =>
    import(/* webpackMode: "eager", webpackExports: ["contentApi"] */ '@portal/contracts/support/content'),
  () =>
    import(
      /* webpackMode: "eager", webpackExports: ["createPortalRouter", "RouterProvider"] */ '@portal/kernel/internal'
    ),
  () => import(/* webpackMode: "eager" */ '@portal/kernel/first-load'),
  () => import(/* webpackMode: "eager" */ './shell'),
  () => import(/* webpackMode: "eager" */ './bootstrap'),
])
