import type { Sandbox } from '../src/platform/sandbox-data'
import { consoleModule } from './console.module'
import { accountCheckSimulator } from './providers/account-check/module'
import { cashfreeSimulator } from './providers/cashfree/module'
import { bankSimulator } from './providers/bank/module'
import { gatewaySimulator } from './providers/gateway/module'
import { kycSimulator } from './providers/kyc/module'
import { mandateSimulator } from './providers/mandates/module'
import { messagesSimulator } from './providers/messages/module'
import { navSimulator } from './providers/navs/module'
import { billdeskSimulator } from './providers/billdesk/module'
import { razorpaySimulator } from './providers/razorpay/module'
import { registriesSimulator } from './providers/registries/module'
import { registrarSimulator } from './providers/registrar/module'
import { seeds } from './seeds/seeds'
import { inventedBranches } from './data/invented-branches'

export const sandbox: Sandbox = {
  modules: [
    consoleModule,
    gatewaySimulator,
    razorpaySimulator,
    billdeskSimulator,
    bankSimulator,
    kycSimulator,
    registriesSimulator,
    registrarSimulator,
    mandateSimulator,
    messagesSimulator,
    navSimulator,
    accountCheckSimulator,
    cashfreeSimulator,
  ],
  seeds,
  inventedBranches,
}
