import { createFederatedSource } from './federation/federated-source'
import { isSandbox } from './federation/portal-mode'
import { overriddenSource } from './overrides/overridden-source'
import { startPortal } from './start-portal'

const source = createFederatedSource('/investors/remotes.json')
startPortal(__OVERRIDES__ && isSandbox() ? overriddenSource(source) : source)
