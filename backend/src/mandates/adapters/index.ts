import type { MandateProvider } from '../../platform/provider-choices'
import type { Job, Platform } from '../../platform/module'
import type { MandateBank } from '../mandate-bank'
import { razorpayMandateBank } from './razorpay/razorpay-mandates'
import { tidyUpTokens } from './razorpay/tidy-up'
import { signedMandateBank } from './signed/signed-bank'

interface MandateAdapter {
  /** Throws StartRefusal where its settings are not there or not sound. */
  bank(platform: Platform): MandateBank
  /** Run only where it is chosen. */
  jobs?: readonly Job[]
}

/** Everybody that an installation may name in `MANDATES`; whoever asks for a mandate knows the port alone. */
const adapters: Readonly<Record<MandateProvider, MandateAdapter>> = {
  signed: { bank: signedMandateBank },
  razorpay: {
    bank: razorpayMandateBank,
    jobs: [{ name: 'tidy up tokens at Razorpay', everyMinutes: 60, run: tidyUpTokens }],
  },
}

/** Who registers the mandates of an installation. */
export const mandateBankOf = (platform: Platform): MandateBank =>
  adapters[platform.config.mandates].bank(platform)

/** The jobs of all adapters, each of which does nothing where another one is chosen. */
export const mandateAdapterJobs: readonly Job[] = Object.entries(adapters).flatMap(
  ([provider, { jobs = [] }]) =>
    jobs.map((job) => ({
      ...job,
      run: async (platform, now) => {
        if (platform.config.mandates === provider) await job.run(platform, now)
      },
    })),
)
