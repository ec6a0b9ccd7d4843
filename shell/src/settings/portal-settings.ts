import * as z from 'zod/mini'

/** `config.json`, beside `remotes.json`: what an installation of the portal decides, read when the portal starts. */
export const PortalSettings = z.strictObject({
  /** Where this installation stands (S9.066). In production nothing is written to the browser's console (S9.074). */
  environment: z.enum(['dev', 'staging', 'production']),
  /** A JWKS to take the wrapping key of calls from, in place of the call for it (S7.002, S7.123). */
  jwksUrl: z.optional(z.string().check(z.regex(/^\/[^/\\]/, 'must be a path of this site'))),
  /** Whether pages and hashed files are kept for the next visit. */
  serviceWorker: z.boolean(),
  /** Whether the browser may be told of news while the portal is closed (S9.069). */
  pushNotifications: z.boolean(),
  /** When the browser asks whether it may show notifications (S9.075). */
  askForNotifications: z.enum(['start', 'log-in']),
})
export type PortalSettings = z.infer<typeof PortalSettings>

/** Why `config.json` cannot be used, a line a mistake. */
export class SettingsFault extends Error {
  constructor(readonly problems: readonly string[]) {
    super(`config.json: ${problems.join('; ')}`)
    this.name = 'SettingsFault'
  }
}

async function fetchSettings(url: string): Promise<unknown> {
  const answer = await fetch(url, { cache: 'no-cache', credentials: 'same-origin' })
  if (!answer.ok) throw new SettingsFault([`the file is not there (${answer.status})`])
  return answer.json().catch(() => {
    throw new SettingsFault(['the file is not valid JSON'])
  })
}

/** Reads the installation's settings. Throws SettingsFault, naming every mistake. */
export async function readSettings(url: string): Promise<PortalSettings> {
  const parsed = PortalSettings.safeParse(await fetchSettings(url))
  if (parsed.success) return parsed.data
  throw new SettingsFault(parsed.error.issues.map(inWords))
}

function inWords(issue: z.core.$ZodIssue): string {
  const name = issue.path.join('.') || 'the file'
  if (issue.code === 'invalid_value') return `${name} must be one of ${issue.values.join(', ')}`
  if (issue.code === 'invalid_type')
    return `${name} must be ${/^[aeiou]/.test(issue.expected) ? 'an' : 'a'} ${issue.expected}`
  if (issue.code === 'unrecognized_keys') return `there is no setting ${issue.keys.join(', ')}`
  return `${name} ${issue.message}`
}
