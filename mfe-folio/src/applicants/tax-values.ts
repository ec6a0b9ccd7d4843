import { type Text, textOf } from '@portal/kernel'
import { msg, t } from '@portal/kernel/words'
import type { TaxDetails } from '@portal/contracts/service-requests/tax-details'

/** What the fields of the tax details hold. */
export interface TaxValues {
  birthPlace?: string
  birthCountry?: string
  nationality?: string
  occupation?: string
  incomeRange?: string
  politicallyExposed?: string
  paysElsewhere?: string
  country?: string
  taxNumber?: string
  reason?: string
}

/** What they start with: what was saved, else the likeliest. */
export function taxValuesOf(details: TaxDetails | null): TaxValues {
  if (!details)
    return {
      birthCountry: 'IN',
      nationality: 'IN',
      politicallyExposed: 'No' as const,
      paysElsewhere: 'No' as const,
    }
  const { residencies, ...rest } = details
  const [first] = residencies
  return {
    ...rest,
    paysElsewhere: first ? ('Yes' as const) : ('No' as const),
    ...(first && {
      country: first.country,
      taxNumber: first.taxNumber ?? '',
      ...(first.reason && { reason: first.reason }),
    }),
  }
}

const needed: readonly [keyof TaxValues, Text][] = [
  ['birthPlace', msg`Enter the place of birth`],
  ['birthCountry', msg`Choose the country of birth`],
  ['nationality', msg`Choose the nationality`],
  ['occupation', msg`Choose the occupation`],
  ['incomeRange', msg`Choose the income`],
]

/** What is wrong with each field. */
export function taxFaults(values: TaxValues): Partial<Record<keyof TaxValues, string>> {
  const empty = needed.flatMap(([name, text]) => (values[name]?.trim() ? [] : [[name, textOf(text)]]))
  const faults: Partial<Record<keyof TaxValues, string>> = Object.fromEntries(empty)
  if (values.paysElsewhere !== 'Yes') return faults
  if (!values.country) faults.country = t`Choose the country`
  if (!values.taxNumber?.trim() && !values.reason) faults.reason = t`Choose why there is no number`
  return faults
}

/** The declaration that fields without a fault make. */
export function taxDetailsOf(values: TaxValues): TaxDetails {
  const { birthPlace = '', birthCountry = '', nationality = '', occupation = '', incomeRange = '' } = values
  const taxNumber = values.taxNumber?.trim() || null
  return {
    birthPlace: birthPlace.trim(),
    birthCountry,
    nationality,
    occupation,
    incomeRange,
    politicallyExposed:
      values.politicallyExposed === 'Yes' || values.politicallyExposed === 'Related'
        ? values.politicallyExposed
        : ('No' as const),
    residencies:
      values.paysElsewhere === 'Yes'
        ? [
            {
              country: values.country ?? '',
              taxNumber,
              reason: taxNumber ? null : ((values.reason as 'A' | 'B' | 'C' | undefined) ?? null),
            },
          ]
        : [],
  }
}
