import type { Module } from '../../../src/platform/module'
import { registerBankCalls } from './bank.routes'
import { bankCallbackKind, deliverBankCallback, notifyFundHouse } from './notify.job'

/** The fund house's bank in the sandbox: pays out, and debits on mandates. */
export const bankSimulator: Module = {
  name: 'bank simulator',
  register(app, platform) {
    void app.register(async (scope) => registerBankCalls(scope, platform), {
      prefix: '/sandbox/providers/bank',
    })
  },
  jobs: [notifyFundHouse],
  outbox: { [bankCallbackKind]: deliverBankCallback },
}
