import {
  clearSetPasswordToken,
  getSetPasswordToken,
  readStored,
  removeStored,
  storeSetPasswordToken,
  writeStored,
} from '@portal/kernel'
import * as z from 'zod/mini'

/** Whose password is to be set, and what it must not equal (S5.005). */
export const Person = z.object({
  pan: z.string(),
  name: z.optional(z.nullable(z.string())),
  mobile: z.optional(z.string()),
  email: z.optional(z.string()),
})
export type Person = z.infer<typeof Person>

interface Permission {
  token: string
  person: Person
  /** The temporary password, which the new one must differ from. */
  current?: string
}

let currentPassword: string | undefined

/** Keeps what the set-password page needs over a reload; a password never goes into storage. */
export function rememberPermission({ token, person, current }: Permission): void {
  storeSetPasswordToken(token)
  writeStored('registrationDetails', person)
  currentPassword = current
}

/** Whose password may be set; undefined where no code was verified. */
export function permittedPerson(): (Person & { current?: string }) | undefined {
  const person = getSetPasswordToken() && readStored('registrationDetails', Person)
  return person ? { ...person, current: currentPassword } : undefined
}

/** Resets the flags of the auth area (S2.110). */
export function forgetPermission(): void {
  clearSetPasswordToken()
  removeStored('registrationDetails')
  currentPassword = undefined
}
