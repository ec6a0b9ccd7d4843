import type { Platform } from '../../src/platform/module'

/** The platform with other settings: an adapter reads them when it is made. */
export const platformWith = (platform: Platform, env: Record<string, string>): Platform => ({
  ...platform,
  config: { ...platform.config, env: { ...platform.config.env, ...env } },
})

/** The platform with one call to a provider after the other: what happens comes in the same order each time. */
export const oneCallAtATime = ({ config, ...platform }: Platform): Platform => ({
  ...platform,
  config: { ...config, outbox: { ...config.outbox, placesOf: () => 1 } },
})
