import type { Module } from '../../../src/platform/module'
import { deliverKycCallback, kycCallbackKind } from './callback-sender'
import { kycPath } from './kyc-pages'
import { registerKycPages } from './pages.routes'
import { registerKycProviderCalls } from './provider.routes'

/** The KYC provider of the sandbox, digital locker and agency: its protocol, its pages and its callbacks. */
export const kycSimulator: Module = {
  name: 'kyc simulator',
  register(app, platform) {
    void app.register(
      async (scope) => {
        registerKycProviderCalls(scope, platform)
        registerKycPages(scope, platform)
      },
      { prefix: kycPath },
    )
  },
  outbox: { [kycCallbackKind]: { deliver: deliverKycCallback, lane: 'simulators' } },
}
