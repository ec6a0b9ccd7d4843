import * as z from 'zod/mini'
import { validateName } from '../validation/person'
import { BusinessDate, Text } from '../wire/common'

/**
 * What somebody new types of the own PAN card, where the PAN service tells no names: the server asks for it by refusal -544
 * and compares it with the register.
 */
export const PanCard = z.object({
  name: Text.check(z.refine((name) => validateName(name) === undefined)),
  dob: BusinessDate,
})
export type PanCard = z.infer<typeof PanCard>
