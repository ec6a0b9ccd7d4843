import type { TaxDeclaration } from '@portal/kernel/contracts/tax-declaration'

export interface TaxValues extends Omit<TaxDeclaration, 'residencies'> {
  abroad: 'no' | 'yes'
  country: string
  tin: string
  noTinReason: string
}

/** What was declared last, to go on from; a tax number that we keep masked is typed again. */
export function valuesOf(declaration: TaxDeclaration | null): Partial<TaxValues> {
  if (!declaration) return { birthCountry: 'IN', nationality: 'IN', abroad: 'no', exposed: 'N' }
  const { residencies, ...rest } = declaration
  const [first] = residencies
  return {
    ...rest,
    abroad: first ? 'yes' : 'no',
    country: first?.country ?? '',
    noTinReason: first?.noTinReason ?? '',
  }
}

export function declarationOf({ abroad, country, tin, noTinReason, ...rest }: TaxValues): TaxDeclaration {
  const number = tin?.trim()
  const reason = (noTinReason || null) as TaxDeclaration['residencies'][number]['noTinReason']
  return {
    ...rest,
    residencies:
      abroad === 'yes' ? [{ country, tin: number || null, noTinReason: number ? null : reason }] : [],
  }
}
