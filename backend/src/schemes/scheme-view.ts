import { type Language, words } from '@portal/contracts/words'
import { plural, t } from '@portal/contracts/words/macros'
import type { ResponseOf } from '@portal/contracts/wire/endpoint'
import type { productApi, Scheme, SchemeCategory, SchemeDetails } from '@portal/contracts/schemes/product'
import { addDays, categoryLabels, fundCategories, optionLabel } from '@portal/contracts/format'
import { cutOffTime } from '../calendar/cut-off'
import { saidRow } from '../platform/said-row'
import type { Catalogue, SchemePlanFacts } from './catalogue'
import { exitLoadOf } from './exit-load'
import { horizons } from './horizon'
import { offerAllotmentDate } from './offer'
import { returnBetween } from './returns'

const yesNo = (yes: boolean) => (yes ? 'Y' : 'N') as 'Y' | 'N'

/** Whether the plan can be bought on the day of the catalogue. */
export function isPurchasable({ scheme, offer }: SchemePlanFacts): boolean {
  return scheme.purchaseAllowed && (offer === 'none' || offer === 'open')
}

/** Whether a SIP can be started: an offer has none, since what a bank was debited for it has no way back when it is called off. */
export function takesSip({ scheme, offer }: Pick<SchemePlanFacts, 'scheme' | 'offer'>): boolean {
  return scheme.sipAllowed && offer === 'none'
}

/** The plan's mode in the words of the contract. */
export function planModeOf({ plan }: Pick<SchemePlanFacts, 'plan'>): 'DIRECT' | 'REGULAR' {
  return plan === 'D' ? 'DIRECT' : 'REGULAR'
}

/** A scheme plan as lists show it (S3.014 to S3.018). */
export function schemeView(facts: SchemePlanFacts): Scheme {
  const scheme = saidRow(facts.scheme)
  const offered = facts.offer !== 'none'
  return {
    schemePlanCode: facts.code,
    schemeCode: scheme.code,
    schemeSubCode: `${facts.plan}${facts.option}`,
    planCode: facts.plan,
    optionCode: facts.option,
    schemeDesc: scheme.name,
    fundDesc: scheme.tagline,
    optDesc: optionLabel(facts.option),
    planMode: planModeOf(facts),
    fundType: scheme.category,
    subCategory: scheme.subCategory,
    riskMeter: scheme.risk,
    nav: facts.nav,
    navDate: facts.navDate,
    dayChange: facts.previousNav === null ? null : returnBetween(facts.previousNav, facts.nav, 0),
    cagr: facts.returns,
    minPurchase: scheme.minPurchasePaise,
    minPurchaseMultiples: scheme.multiplePaise,
    minAddPurchase: scheme.minAdditionalPaise,
    minAddPurchaseMultipleAmt: scheme.multiplePaise,
    minSip: scheme.minSipPaise,
    minSipMultiples: scheme.multiplePaise,
    purAllow: yesNo(isPurchasable(facts)),
    sipAllow: yesNo(takesSip(facts) && isPurchasable(facts)),
    nfoscheme: offered,
    nfoStartDate: offered ? scheme.nfoStart : null,
    nfoEndDate: offered ? scheme.nfoEnd : null,
    ...(offered && scheme.nfoEnd && { nfoAllotmentDate: offerAllotmentDate(scheme.nfoEnd) }),
    autoSwitchEnabledTillDate: offered ? scheme.autoSwitchTill : null,
    investmentHorizon: horizons[scheme.horizon],
    objective: scheme.objective,
    defaultScheme: scheme.isDefault && facts.plan === 'D' && facts.option === 'G',
    displayOrder: scheme.displayOrder,
  }
}

const daysText = (days: number) => t`${plural(days, { one: '# business day', other: '# business days' })}`

/** A scheme plan with all its facts. */
export function schemeDetailsView(facts: SchemePlanFacts, today: string): SchemeDetails {
  const { scheme } = facts
  return {
    ...schemeView(facts),
    benchmarkName: scheme.benchmark,
    benchmarkRisk: scheme.benchmarkRisk,
    benchmarkCagr: facts.benchmarkReturns,
    exitLoad: exitLoadOf(scheme).text(),
    expenseRatio: facts.expenseBasisPoints / 10_000,
    fundSize: { crore: scheme.fundSizeCrore, asOf: addDays(`${today.slice(0, 7)}-01`, -1) },
    cutOff: cutOffTime(today, scheme.kind),
    redemptionDurationNote: daysText(scheme.redemptionDays),
    launchedOn: scheme.launchedOn,
    schemeUrl: null,
  }
}

/** The catalogue in its four groups (S3.019, S3.020). */
export function categoriesView({ plans }: Catalogue): SchemeCategory[] {
  return fundCategories.map((category) => ({
    categoryName: category,
    categoryDisplayName: categoryLabels[category],
    schemes: plans.filter(({ scheme }) => scheme.category === category).map(schemeView),
  }))
}

/** What anybody may buy without an adviser: Direct plans that are open. */
const openCategories = (categories: readonly SchemeCategory[]): SchemeCategory[] =>
  categories.map((category) => ({
    ...category,
    schemes: category.schemes.filter(({ planMode, purAllow }) => planMode === 'DIRECT' && purAllow === 'Y'),
  }))

const lists = new WeakMap<Catalogue, Map<Language, { all: SchemeList; open: SchemeList }>>()

type SchemeList = ResponseOf<typeof productApi.schemes>

/** The lists that everybody of a language is shown alike: made once of a catalogue, so that they are also sent as they were made. */
export function listsOf(catalogue: Catalogue) {
  const byLanguage = lists.get(catalogue) ?? new Map<Language, { all: SchemeList; open: SchemeList }>()
  const known = byLanguage.get(words.language)
  if (known) return known
  const { navDate } = catalogue
  const categories = categoriesView(catalogue)
  const made = { all: { categories, navDate }, open: { categories: openCategories(categories), navDate } }
  lists.set(catalogue, byLanguage.set(words.language, made))
  return made
}
