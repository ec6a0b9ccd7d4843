import type { Language } from '@portal/contracts/words'
import { t } from '@portal/contracts/words/macros'
import type { FastifyReply } from 'fastify'
import { scriptlessPage } from './scriptless-page'

/** The oldest that the portal's code runs in: those of `browserslist` in package.json, which it is built for. */
export const oldestBrowsers = { chrome: '100', safari: '15.4', firefox: '128' } as const

/**
 * Whether a browser is known to be older than the portal's code. Whoever builds on Chromium names the version of that, and
 * on iOS every browser has the engine of its system. Who does not say, or says something unknown, is let in.
 */
export function isTooOld(userAgent = ''): boolean {
  if (/\bMSIE |\bTrident\//.test(userAgent)) return true
  const isOlder = (version: RegExp, oldest: string): boolean | undefined => {
    const [, major, minor = '0'] = version.exec(userAgent) ?? []
    const [leastMajor, leastMinor = 0] = oldest.split('.').map(Number)
    if (major === undefined || leastMajor === undefined) return undefined
    return Number(major) - leastMajor < 0 || (Number(major) === leastMajor && Number(minor) < leastMinor)
  }
  return (
    isOlder(/\((?:iPhone|iPad|iPod).* OS (\d+)_(\d+)/, oldestBrowsers.safari) ??
    isOlder(/Chrome\/(\d+)/, oldestBrowsers.chrome) ??
    isOlder(/Firefox\/(\d+)/, oldestBrowsers.firefox) ??
    isOlder(/Version\/(\d+)\.(\d+).* Safari\//, oldestBrowsers.safari) ??
    false
  )
}

/** What to update, and whom to call. */
export function sendOldBrowserPage(reply: FastifyReply, language: Language): FastifyReply {
  return reply
    .type('text/html; charset=utf-8')
    .headers({ 'Cache-Control': 'private, no-store', Vary: 'User-Agent, Cookie' })
    .send(scriptlessPage(language, sayWhatToUpdate))
}

function sayWhatToUpdate() {
  const { chrome, safari, firefox } = oldestBrowsers
  return {
    title: t`Update your browser`,
    picture: '<img src="/investors/icon.svg" alt="" width="56" height="56">',
    text: `<p>${t`The portal does not run in this version of it. Your investments are not affected.`}</p>
      <p>${t`Update it, or open this page in another browser:`}</p>
      <p>${t`Chrome or Edge ${chrome}, Safari ${safari} (with iOS ${safari}) or Firefox ${firefox}, or later`}</p>`,
  }
}
