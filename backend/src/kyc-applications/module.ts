import type { Module, Platform } from '../platform/module'
import { askProvider } from './current'
import { openApplications } from './application.repository'
import { registerKycCallback, registerKycCalls, registerPreLoginKyc } from './routes'

/** A KYC that nobody went on with for so long is not asked about any more. */
const requestedForMs = 14 * 86_400_000

/** Asks about every KYC whose end may have got lost: a provider that gives no answer is asked again next time. */
async function askSilentProvider(platform: Platform, now: Date): Promise<void> {
  for (const application of await openApplications(platform.db, new Date(now.getTime() - requestedForMs)))
    await askProvider(platform, application).catch((error: unknown) =>
      platform.log.warn({ err: error, applicationId: application.id }, 'a KYC could not be asked about'),
    )
}

export const kycApplicationsModule: Module = {
  name: 'kyc-applications',
  register(app, platform) {
    registerKycCalls(app, platform)
    registerPreLoginKyc(app, platform)
    registerKycCallback(app, platform)
  },
  jobs: [{ name: 'ask about KYCs', everyMinutes: 60, run: askSilentProvider }],
}
