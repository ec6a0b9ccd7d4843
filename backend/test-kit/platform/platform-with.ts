import type { Platform } from '../../src/platform/module'

/** The platform with other settings: an adapter reads them when it is made. */
export const platformWith = (platform: Platform, env: Record<string, string>): Platform => ({
  ...platform,
  config: { ...platform.config, env: { ...platform.config.env, ...env } },
})
