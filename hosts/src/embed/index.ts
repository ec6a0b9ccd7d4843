import * as federationRuntime from '@module-federation/runtime/core'
import { trustScripts } from '@portal/kernel/script-policy'
import { definePortalElement } from './portal-element'
import { scriptAddress } from './script-address'
import { collectStyleSheets } from './style-sheets'

const script = document.currentScript
if (script instanceof HTMLScriptElement && script.src) {
  // Remotes are built without the runtime; every host lends them its own. Somebody else's page keeps nothing of ours.
  Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: federationRuntime, portalStorage: 'memory' })
  Object.assign(globalThis, { portalStyleSheets: collectStyleSheets, portalScriptAddress: scriptAddress })
  trustScripts(new URL('.', script.src).href)
  definePortalElement(new URL(script.src).origin)
}
