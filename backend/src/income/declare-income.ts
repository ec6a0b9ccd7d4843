import { t } from '@portal/contracts/words/macros'
import { Decimal } from 'decimal.js'
import { formatDate } from '@portal/contracts/format'
import { isBusinessDay } from '../calendar/business-day'
import { inTransaction } from '../platform/database'
import type { Platform } from '../platform/module'
import { badRequest, conflict, notFound } from '../platform/refusal'
import { catalogueOn, type SchemePlanFacts } from '../schemes/catalogue'
import { isPricedFrom, writeDistributions } from '../schemes/distributions'
import { waitForPublishers } from '../schemes/nav-store'

export interface Declaration {
  schemeCode: string
  /** Rupees, up to 4 decimals; the same for all IDCW plans of the scheme. */
  rupeesPerUnit: string
  /** Who holds units when this day begins gets it; the NAV of the day is without it. */
  recordDate: string
}

/** No fund gives away so much of a NAV at once. */
const lessThan = new Decimal('0.5')

/**
 * Declares an income distribution of a scheme, once for a record date. Throws a 404 for a scheme that is not there, a
 * 400 for one without an IDCW option or an amount that no fund pays, a 409 for a day that cannot be one.
 */
export async function declareIncome(platform: Platform, declared: Declaration): Promise<void> {
  const { db, clock, audit } = platform
  const { schemeCode, rupeesPerUnit, recordDate } = declared
  const today = clock.today()
  const ofScheme = (await catalogueOn(db, today)).plans.filter(({ scheme }) => scheme.code === schemeCode)
  if (!ofScheme.length) throw notFound()
  const plans = ofScheme.filter(({ option }) => option !== 'G')
  refuseAmount(plans, rupeesPerUnit)
  if (recordDate < today || !isBusinessDay(recordDate))
    throw conflict(t`Choose a business day from today on as the record date.`)
  await inTransaction(db, async (tx) => {
    await waitForPublishers(tx)
    // Whoever dealt at the NAV of a day did not know of what falls out of it.
    const codes = plans.map(({ code }) => code)
    if (await isPricedFrom(tx, codes, recordDate))
      throw conflict(t`The NAV of that day is out already. Choose a later record date.`)
    const rows = codes.map((planCode) => ({ planCode, recordDate, rupeesPerUnit, declaredAt: clock.now() }))
    if ((await writeDistributions(tx, rows)) < rows.length)
      throw conflict(
        t`${{ name: plans[0]?.scheme.name ?? '' }} distributes on ${{ recordDate: formatDate(recordDate) }} already.`,
      )
    await audit.record(tx, { event: 'income.declared', detail: { schemeCode, rupeesPerUnit, recordDate } })
  })
}

function refuseAmount(plans: readonly SchemePlanFacts[], rupeesPerUnit: string): void {
  if (!plans.length) throw badRequest(t`The scheme has no IDCW option.`)
  const most = Decimal.min(...plans.map(({ nav }) => nav)).times(lessThan)
  if (new Decimal(rupeesPerUnit).lte(0) || most.lte(rupeesPerUnit))
    throw badRequest(
      t`Choose more than zero and less than half of the NAV, ₹${{ toFixed: most.toFixed(4) }} a unit.`,
    )
}
