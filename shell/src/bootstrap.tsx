import { createFederatedSource } from './federation/federated-source'
import { isSandbox } from './federation/portal-mode'
import { reportUnsigned } from './federation/unsigned-manifest'
import { startInspectablePortal } from './inspector/inspectable-portal'
import { startPortal } from './start-portal'

const source = createFederatedSource({
  manifestUrl: '/investors/remotes.json',
  trust: { keys: __MANIFEST_KEYS__, acceptsUnsigned: isSandbox() },
  onUnsigned: reportUnsigned,
})
if (__INSPECTOR__ && isSandbox()) void startInspectablePortal(source)
else startPortal(source)
