import { t } from '@portal/kernel/words'
import type { TaxDeclaration, TaxResidency } from '@portal/contracts/service-requests/tax-declaration'

/** One country outside of India, as it is typed. */
export interface ResidencyValues {
  country: string
  tin: string
  noTinReason: string
}

export interface TaxValues extends Omit<TaxDeclaration, 'residencies'> {
  abroad: 'no' | 'yes'
  residencies: ResidencyValues[]
}

export const noResidency: ResidencyValues = { country: '', tin: '', noTinReason: '' }

/** What was declared last, to go on from; a tax number that we keep masked is typed again. */
export function valuesOf(declaration: TaxDeclaration | null): Partial<TaxValues> {
  if (!declaration)
    return { birthCountry: 'IN', nationality: 'IN', abroad: 'no', exposed: 'N', residencies: [noResidency] }
  const { residencies, ...rest } = declaration
  const typed = residencies.map(({ country, noTinReason }) => ({
    country,
    tin: '',
    noTinReason: noTinReason ?? '',
  }))
  return {
    ...rest,
    abroad: typed.length ? 'yes' : 'no',
    residencies: typed.length ? typed : [noResidency],
  }
}

export const declarationOf = ({ abroad, residencies, ...rest }: TaxValues): TaxDeclaration => ({
  ...rest,
  residencies: abroad === 'yes' ? residencies.map(residencyOf) : [],
})

/** A number needs no reason; final-form leaves out what is empty. */
function residencyOf({ country, tin, noTinReason }: Partial<ResidencyValues>): TaxResidency {
  const number = tin?.trim()
  const reason = (noTinReason || null) as TaxResidency['noTinReason']
  return { country: country ?? '', tin: number || null, noTinReason: number ? null : reason }
}

type ResidencyErrors = Partial<Record<keyof ResidencyValues, string>>

/** By country, in their order: what is missing, and a country that stands there twice. */
export const residencyErrors = (residencies: readonly Partial<ResidencyValues>[]): ResidencyErrors[] =>
  residencies.map(({ country, tin, noTinReason }, at) => ({
    ...(!country && { country: t`Country is required` }),
    ...(country &&
      residencies.findIndex((each) => each.country === country) < at && {
        country: t`This country is above already. Choose another one, or remove it.`,
      }),
    ...(!tin?.trim() && !noTinReason && { tin: t`Enter the number, or say why there is none` }),
  }))
