import type { DeviceToken } from '@portal/contracts/notifications/notification'

type Details = Pick<DeviceToken, 'browser' | 'browserVersion' | 'os' | 'osVersion'>

const browsers = [
  [/Edg(?:e|A|iOS)?\/([\d.]+)/, 'Edge'],
  [/(?:Firefox|FxiOS)\/([\d.]+)/, 'Firefox'],
  [/SamsungBrowser\/([\d.]+)/, 'Samsung Internet'],
  [/(?:Chrome|CriOS)\/([\d.]+)/, 'Chrome'],
  [/Version\/([\d.]+).*Safari/, 'Safari'],
] as const

const systems = [
  [/Android ([\d.]+)/, 'Android'],
  [/(?:iPhone|iPad|iPod).* OS ([\d_]+)/, 'iOS'],
  [/Windows NT ([\d.]+)/, 'Windows'],
  [/Mac OS X ([\d_.]+)/, 'macOS'],
  [/(Linux|CrOS)/, 'Linux'],
] as const

function find(userAgent: string, table: readonly (readonly [RegExp, string])[]): [string, string] {
  for (const [pattern, name] of table) {
    const version = pattern.exec(userAgent)?.[1]
    if (version) return [name, /^\d/.test(version) ? version.replaceAll('_', '.') : 'unknown']
  }
  return ['Other', 'unknown']
}

/** What a device token is registered with, out of a user agent (S3.071). */
export function deviceDetails(userAgent: string): Details {
  const [browser, browserVersion] = find(userAgent, browsers)
  const [os, osVersion] = find(userAgent, systems)
  return { browser, browserVersion, os, osVersion }
}
