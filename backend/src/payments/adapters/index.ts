import type { FastifyInstance } from 'fastify'
import type { PaymentProvider } from '../../platform/provider-choices'
import type { Platform } from '../../platform/module'
import { publicCodes } from '../branch-directory'
import type { PaymentGateway } from '../gateway'
import type { ReversePennyDrop } from '../reverse-penny-drop'
import { cashfreeReversePennyDrop } from './cashfree/cashfree-drop'
import { cashfreeSettings } from './cashfree/settings'
import { billdeskAccess } from './billdesk/access'
import { billdeskGateway } from './billdesk/billdesk-gateway'
import * as billdeskPages from './billdesk/checkout-pages'
import { razorpayAccess } from './razorpay/access'
import type { CheckoutVisits } from './page-pass'
import { passTo, registerCheckoutPages } from './razorpay/checkout-pages'
import { razorpayGateway } from './razorpay/razorpay-gateway'
import { signedAccess, signedGateway } from './signed/signed-gateway'

interface PaymentAdapter {
  /** Throws StartRefusal where its settings are not there or not sound. */
  gateway(platform: Platform): PaymentGateway
  /** Pages of ours on the way to the provider's. */
  register?(app: FastifyInstance, platform: Platform, visits: CheckoutVisits): void
}

/** Every provider that an installation may name in `PAYMENTS`; whoever pays knows the port alone. */
const adapters: Readonly<Record<PaymentProvider, PaymentAdapter>> = {
  signed: {
    gateway: ({ config, publicUrl, db, clock }) =>
      signedGateway(signedAccess(config, publicUrl()), db, clock.now),
  },
  razorpay: {
    gateway(platform) {
      const { config, publicUrl, db, clock, inventedBranches } = platform
      return razorpayGateway(razorpayAccess(config, publicUrl()), {
        db,
        now: clock.now,
        pageOf: (...checkout) => passTo(platform, ...checkout),
        bankNameOf: (code) =>
          Object.entries(inventedBranches).find(([ifsc]) => ifsc.startsWith(code))?.[1].bankName ??
          publicCodes().banks[code],
      })
    },
    register: registerCheckoutPages,
  },
  billdesk: {
    gateway(platform) {
      const { config, publicUrl, db, clock } = platform
      return billdeskGateway(billdeskAccess(config, publicUrl()), {
        db,
        now: clock.now,
        pageOf: (...page) => billdeskPages.passTo(platform, ...page),
        backTo: (checkout) => billdeskPages.backTo(platform, checkout),
      })
    },
    register: billdeskPages.registerCheckoutPages,
  },
}

const adapterOf = ({ config }: Platform) => adapters[config.payments]

/** The payment provider of an installation. */
export const gatewayOf = (platform: Platform): PaymentGateway => adapterOf(platform).gateway(platform)

/** The pages that the adapter of an installation needs. */
export const registerPagesOf: NonNullable<PaymentAdapter['register']> = (app, platform, visits) =>
  adapterOf(platform).register?.(app, platform, visits)

/** Who asks for Re 1 by UPI (`ACCOUNT_PROOF_BY_UPI`); undefined: nobody. Throws MissingSecrets. */
export function reversePennyDropOf({ config, publicUrl }: Platform): ReversePennyDrop | undefined {
  if (config.accountProof === 'off') return undefined
  return cashfreeReversePennyDrop(cashfreeSettings(config, publicUrl()))
}
