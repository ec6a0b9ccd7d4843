import { createFederatedSource } from './federation/federated-source'
import { isSandbox } from './federation/portal-mode'
import { reportUnsigned } from './federation/unsigned-manifest'
import { overriddenSource } from './overrides/overridden-source'
import { startPortal } from './start-portal'

const source = createFederatedSource({
  manifestUrl: '/investors/remotes.json',
  trust: { keys: __MANIFEST_KEYS__, acceptsUnsigned: isSandbox() },
  onUnsigned: reportUnsigned,
})
startPortal(__OVERRIDES__ && isSandbox() ? overriddenSource(source) : source)
