import type { FundCategory } from '@portal/contracts/wire/common'
import { hybridShares, shareBounds, type TaxClass } from './capital-gains-rules'

const byCategory: Readonly<Record<Exclude<FundCategory, 'HYBRID'>, TaxClass>> = {
  EQUITY: 'equity',
  DEBT: 'debt',
  INTERNATIONAL: 'other',
}

/** How the tax law sees a scheme, a hybrid one by what it holds. Throws a RangeError for a hybrid of an unknown kind. */
export function taxClassOf({
  category,
  subCategory,
}: {
  category: FundCategory
  subCategory: string
}): TaxClass {
  if (category !== 'HYBRID') return byCategory[category]
  const shares = hybridShares[subCategory]
  if (!shares) throw new RangeError(`nothing says what a hybrid fund of the kind "${subCategory}" holds`)
  if (shares.equity >= shareBounds.equity) return 'equity'
  if (shares.debt > shareBounds.debt) return 'debt'
  return shares.equity > shareBounds.mixed ? 'mixed' : 'other'
}
