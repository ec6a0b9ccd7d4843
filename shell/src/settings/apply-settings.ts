import { configureApi } from '@portal/kernel'
import type { PortalSettings } from './portal-settings'

const silent = (): void => undefined

/** What the settings change before the first call is made. */
export function applySettings(settings: PortalSettings): void {
  if (settings.jwksUrl) configureApi({ jwksUrl: settings.jwksUrl })
  if (settings.environment === 'production') silenceConsole(console)
}

/** Failures reach the backend as events; the console of an investor's browser stays empty (S9.074). */
export function silenceConsole(console: Console): void {
  for (const method of ['debug', 'log', 'info', 'warn', 'error'] as const) console[method] = silent
}
