import { validateMandateMost, validateMandatePeriod } from '@portal/contracts/validation'
import { t } from '@portal/kernel/words'
import type { MandateFrequency, MandateMethod } from '@portal/contracts/mandates/mandate'
import { methods } from './methods'

/** What the fields of a mandate hold. */
export interface MandateValues {
  limit?: number | null
  frequency?: MandateFrequency
  validFrom?: string
  validTill?: string
  method?: MandateMethod
}

export type MandateErrors = Partial<Record<keyof MandateValues, string>>

/** What is wrong with the fields; the server judges them with the same rules. */
export function mandateErrors(
  { limit, validFrom = '', validTill = '', method }: MandateValues,
  earliest: string,
): MandateErrors {
  const kind = method ? methods[method].kind : 'EMANDATE'
  const period = validateMandatePeriod({ from: validFrom, till: validTill }, kind, earliest)
  const most = validateMandateMost(limit ?? undefined, kind)
  return {
    ...(most && { limit: most }),
    ...(period.from && { validFrom: period.from }),
    ...(period.till && { validTill: period.till }),
    ...(!method && { method: t`Choose how you approve it` }),
  }
}
