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
  /** What a registration typed and was told, besides (S3.005). */
  userId: z.optional(z.string()),
  countryCode: z.optional(z.string()),
  isInternational: z.optional(z.boolean()),
  isExistingUser: z.optional(z.boolean()),
  kycVerified: z.optional(z.boolean()),
  uniqueID: z.optional(z.string()),
  /** What a recovery asks before the password is set. */
  question: z.optional(z.object({ questionId: z.string(), text: z.string() })),
  /** What was to be bought when a KYC had to be done first. */
  purchase: z.optional(
    z.object({
      schemePlanCode: z.string(),
      investmentType: z.enum(['LUMPSUM', 'SIP']),
      amount: z.number(),
    }),
  ),
})
export type Person = z.infer<typeof Person>

interface Permission {
  token: string
  person: Person
}

/** Keeps what the set-password page needs over a reload; a password never goes into storage. */
export function rememberPermission({ token, person }: Permission): void {
  storeSetPasswordToken(token)
  writeStored('registrationDetails', person)
}

/** Whose password may be set; undefined where no code was verified. */
export function permittedPerson(): Person | undefined {
  return getSetPasswordToken() ? readStored('registrationDetails', Person) : undefined
}

/** Who was led from quick invest to a KYC, and what they were buying; kept until the tab is closed or the code's use is over. */
export function purchaseBeforeKyc(): Person | undefined {
  const person = readStored('registrationDetails', Person)
  return person?.purchase && person
}

/** Resets the flags of the auth area (S2.110). */
export function forgetPermission(): void {
  clearSetPasswordToken()
  removeStored('registrationDetails')
}
