import { createFederatedSource } from './federation/federated-source'
import { startPortal } from './start-portal'

startPortal(createFederatedSource('/investors/remotes.json'))
