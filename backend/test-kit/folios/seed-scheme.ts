import type { Database } from '../../src/platform/database'
import { schemePlans, schemes } from '../../src/schemes/schema'

/** One scheme with one Direct Growth plan, for tests that need nothing else of the data set. */
export async function seedScheme(db: Database, planCode: string): Promise<void> {
  const code = planCode.split('-')[0] ?? planCode
  await db.insert(schemes).values({
    code,
    name: 'Neem Test Fund',
    category: 'EQUITY',
    subCategory: 'Flexi Cap',
    kind: 'other',
    lockInYears: 0,
    risk: 'Very High',
    benchmark: 'India 500 TRI',
    benchmarkRisk: 'Very High',
    tagline: '',
    objective: '',
    horizon: 'FROM_5_YEARS',
    exitLoad: 'NONE',
    redemptionDays: 2,
    fundSizeCrore: 1,
    launchedOn: '2020-01-01',
    faceValue: '10.0000',
    purchaseAllowed: true,
    sipAllowed: true,
    minPurchasePaise: 1000_00,
    minAdditionalPaise: 1000_00,
    minSipPaise: 500_00,
    multiplePaise: 100,
    isDefault: false,
    displayOrder: 1,
  })
  await db
    .insert(schemePlans)
    .values({ code: planCode, schemeCode: code, plan: 'D', option: 'G', expenseBasisPoints: 70 })
}
