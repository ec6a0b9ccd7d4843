import { readStored, removeStored } from '@portal/kernel'
import { SchemePlanCode } from '@portal/contracts/wire/common'
import * as z from 'zod/mini'

/** Whoever leads to the fund list with funds in mind stores them, whole or by their codes alone. */
const Stored = z.array(z.union([SchemePlanCode, z.object({ schemePlanCode: SchemePlanCode })]))

/** The codes of the default schemes (S2.019, S4.031); none when nothing, or nothing readable, is stored. */
export function storedDefaults(): string[] {
  const stored = readStored('defaultSchemes', Stored) ?? []
  return stored.map((entry) => (typeof entry === 'string' ? entry : entry.schemePlanCode))
}

/** Forgets the default schemes, so that the list opens without a selection. */
export function forgetDefaults(): void {
  removeStored('defaultSchemes')
}
