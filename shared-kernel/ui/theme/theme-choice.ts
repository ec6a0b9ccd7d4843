import { cookieIn, cookieLine } from '@portal/contracts/wire/cookies'
import { useSyncExternalStore } from 'react'

const choices = ['system', 'light', 'dark'] as const

/** What a visitor wants the portal to look like; `system` follows the device (visual design: themes). */
export type ThemeChoice = (typeof choices)[number]

const changed = 'portal:theme'
const yearSeconds = 365 * 24 * 3600

const isHttps = () => location.protocol === 'https:'

function themeChoice(): ThemeChoice {
  const kept = cookieIn(document.cookie, 'theme', isHttps())
  return choices.find((choice) => choice === kept) ?? 'system'
}

/**
 * Sets and keeps the choice, in a cookie of the browser: what lies in local storage is encrypted, and the theme must be
 * known before any code of the portal is there (visual design: themes).
 */
export function chooseTheme(choice: ThemeChoice): void {
  const age = choice === 'system' ? 0 : yearSeconds
  document.cookie = cookieLine('theme', choice, isHttps(), age)
  document.dispatchEvent(new Event(changed))
}

function subscribe(listener: () => void): () => void {
  document.addEventListener(changed, listener)
  return () => document.removeEventListener(changed, listener)
}

/** The choice of now (visual design: themes). */
export function useThemeChoice(): ThemeChoice {
  return useSyncExternalStore(subscribe, themeChoice, () => 'system')
}
