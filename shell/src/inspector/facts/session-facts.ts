import { type CurrentSession, type KeptDraft, readStored, type StorageKey, visitMode } from '@portal/kernel'
import { idleMinutes } from '@portal/kernel/internal'
import * as z from 'zod/mini'
import type { Fact } from './route-facts'

const Claims = z.object({ exp: z.number() })

/** When a session token ends, in milliseconds since 1970; undefined where it does not say. */
function endOfToken(token: string): number | undefined {
  try {
    const payload = token.split('.')[1]?.replaceAll('-', '+').replaceAll('_', '/') ?? ''
    return Claims.parse(JSON.parse(atob(payload))).exp * 1000
  } catch {
    return undefined
  }
}

/** "4 min 10 s"; "over" for what is past. */
export function spanOf(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000)
  if (seconds < 0) return 'over'
  const minutes = Math.floor(seconds / 60)
  if (minutes >= 60) return `${Math.floor(minutes / 60)} h ${minutes % 60} min`
  return minutes ? `${minutes} min ${seconds % 60} s` : `${seconds} s`
}

/** What the visit may do and how long it lasts; nothing of the token, and nothing of whose it is. */
export function sessionFacts(session: CurrentSession | undefined, now: number): Fact[] {
  const mode = visitMode()
  const scope = { name: 'Scope', value: mode === 'full' ? 'whole portal' : mode }
  if (!session) return [{ name: 'Session', value: 'none' }, scope]
  const end = endOfToken(session.sessionToken)
  const lastActivity = readStored('lastActivity', z.number())
  return [
    { name: 'Session', value: 'logged in' },
    scope,
    { name: 'Token is renewed in', value: end === undefined ? 'not told' : spanOf(end - now) },
    {
      name: 'Without activity it ends in',
      value: lastActivity === undefined ? 'not told' : spanOf(lastActivity + idleMinutes * 60_000 - now),
    },
  ]
}

/** A draft that is kept: its key, and its fields by name. What was typed into them is never read further than that. */
export interface DraftRow {
  key: StorageKey
  fields: readonly string[]
  /** When it was seen to change last, in milliseconds since 1970; absent where that was before the inspector. */
  changedAt?: number
}

export const draftKeys = [
  'transactionDraft',
  'exitDraft',
  'planChangeDraft',
  'newFolioDraft',
  'mandateDraft',
] as const satisfies readonly StorageKey[]

const Draft = z.record(z.string(), z.unknown())

export const readDraft = (key: StorageKey): KeptDraft | undefined => readStored(key, Draft)

/** Names of fields are words; what is no word may be a value that something is filed under. */
const isFieldName = (name: string) => /^[a-z]+$/i.test(name)

const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

/** The drafts of this tab that hold something. */
export function draftRows(changes: Readonly<Record<string, number>>, read = readDraft): DraftRow[] {
  return draftKeys.flatMap((key) => {
    const fields = Object.entries(read(key) ?? {}).filter(([, value]) => !isEmpty(value))
    if (!fields.length) return []
    const names = fields.map(([name]) => (isFieldName(name) ? name : '(hidden)'))
    const changedAt = changes[key]
    return [{ key, fields: names.sort(), ...(changedAt !== undefined && { changedAt }) }]
  })
}
