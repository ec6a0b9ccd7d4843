import * as z from 'zod/mini'
import { BusinessDate, Text } from '../wire/common'

/**
 * What somebody new types of the own PAN card, where the PAN service tells no names: the server asks for it by refusal -544
 * and compares it with the register. Whether it can be a name is judged by the server: the rule is not for the first load.
 */
export const PanCard = z.object({ name: Text, dob: BusinessDate })
export type PanCard = z.infer<typeof PanCard>
