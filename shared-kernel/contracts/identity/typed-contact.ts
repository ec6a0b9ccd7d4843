import * as z from 'zod/mini'
import { validateMobile } from '../validation/mobile'
import { Email } from '../wire/common'

const fields = {
  email: Email,
  mobile: z.string().check(z.regex(/^\d{8,12}$/)),
  countryCode: z.string().check(z.regex(/^\+\d{1,3}$/)),
  isInternational: z.boolean(),
}

/** Where somebody says that codes reach them, with more fields where a call has them; the mobile is one of its country. */
export const typedContact = <More extends z.core.$ZodShape>(more: More) =>
  z.object({ ...fields, ...more }).check(
    z.refine(
      (typed) => {
        const { mobile, countryCode } = typed as unknown as { mobile: string; countryCode: string }
        return validateMobile(mobile, { countryCode }) === undefined
      },
      { path: ['mobile'] },
    ),
  )
