import { pricePerUnit, sumUnits, valueOf } from '../../folios/allotment-math'
import { groupBy } from '../../platform/group-by'
import { grandfatheredUntil, newRatesFrom } from '../../regulation/capital-gains-rules'
import { startOfYear } from '../../regulation/financial-year'
import { gainsOfPeriod, type SoldGain } from '../gains/gains-of'
import { planOf, type StatementFacts } from '../statement-facts'
import { csvOf } from './csv'
import { plainRupees } from './plain-cell'

const transferred = 'Share/Unit Transferred(1b)'
/** As the utility of the income-tax department names them. */
const headers = [
  'Share/Unit acquired(1a)',
  transferred,
  'ISIN Code(2)',
  'Name of the Share/Unit(3)',
  'No. of Shares/Units(4)',
  'Sale-price per Share/Unit(5)',
  'Full Value of Consideration(Total Sale Value)(6) = 4 * 5',
  'Cost of acquisition without indexation(7)',
  'Cost of acquisition(8)',
  'If the long term capital asset was acquired before 01.02.2018(9)',
  'Fair Market Value per share/unit as on 31st January 2018(10)',
  'Total Fair Market Value of capital asset as per section 55(2)(ac)(11) = 4 * 10',
  'Expenditure wholly and exclusively in connection with transfer(12)',
  'Total deductions(13) = 7 + 12',
  'Balance(14) = 6 - 13',
]
/** The return of 2024-25 alone, in which the rates changed, has column 1b. */
const transferredFrom = startOfYear(2024)
/** From this year on all that was bought after 31 January 2018 is one row. */
const oneRowFrom = startOfYear(2025)
/** What the utility takes in such a row for the ISIN and the name. */
const consolidated = { isin: 'INNOTREQUIRD', name: 'CONSOLIDATED' }

const acquired = ({ boughtOn }: SoldGain) => (boughtOn <= grandfatheredUntil ? 'BE' : 'AE')
const soldIn = ({ soldOn }: SoldGain) => (soldOn < newRatesFrom ? 'BE' : 'AE')

/**
 * Schedule 112A of the return: long-term gains of equity-oriented funds. Units bought by 31 January 2018 stand purchase
 * by purchase. Later ones stand together: for each fund and side of 23 July 2024 up to the year 2024-25, then all.
 */
export function schedule112a(facts: StatementFacts): string {
  const gains = gainsOfPeriod(facts).gains.filter(
    ({ term, taxClass, rate }) => term === 'long' && taxClass === 'equity' && rate !== 'exempt',
  )
  const oneRow = facts.days.from >= oneRowFrom
  const later = (gain: SoldGain) => (oneRow ? 'later' : `${gain.planCode} ${soldIn(gain)}`)
  const rowKey = (gain: SoldGain, index: number) => (acquired(gain) === 'BE' ? `own ${index}` : later(gain))
  const keyed = gains.map((gain, index) => ({ gain, key: rowKey(gain, index) }))
  const rows = [...groupBy(keyed, ({ key }) => key).values()].map((group) =>
    rowOf(
      facts,
      group.map(({ gain }) => gain),
      oneRow,
    ),
  )
  const withTransferred = !oneRow && facts.days.to >= transferredFrom
  const kept = (row: readonly string[]) => row.filter((_cell, at) => withTransferred || at !== 1)
  return csvOf([headers, ...rows].map(kept))
}

/** The utility refuses other characters than letters, digits and blanks in a name. */
const plainName = (name: string): string =>
  name
    .normalize('NFKD')
    .replaceAll('&', ' and ')
    .replace(/['’\p{M}]/gu, '')
    .replace(/[^A-Za-z0-9]+/g, ' ')
    .trim()

function unitNamed(facts: StatementFacts, first: SoldGain, oneRow: boolean) {
  if (oneRow && acquired(first) === 'AE') return consolidated
  const isin = facts.identities.get(first.planCode)?.isin ?? ''
  return { isin, name: plainName(planOf(facts, first.planCode).scheme.name) }
}

function rowOf(facts: StatementFacts, gains: readonly SoldGain[], oneRow: boolean): string[] {
  const [first] = gains as [SoldGain]
  const { isin, name } = unitNamed(facts, first, oneRow)
  const sum = (paise: (gain: SoldGain) => number) => gains.reduce((total, gain) => total + paise(gain), 0)
  const units = sumUnits(gains.map((gain) => gain.units))
  const received = sum(({ salePaise, loadPaise }) => salePaise - loadPaise)
  const taxCost = sum(({ taxCostPaise }) => taxCostPaise)
  const old = first.fairNav !== null
  const fair = old ? valueOf(units, first.fairNav ?? '0') : 0
  return [
    acquired(first),
    soldIn(first),
    isin,
    name,
    units,
    pricePerUnit(received, units),
    plainRupees(received),
    plainRupees(taxCost),
    plainRupees(sum(({ costPaise }) => costPaise)),
    plainRupees(old ? Math.min(fair, received) : 0),
    old ? (first.fairNav ?? '') : '0',
    plainRupees(fair),
    plainRupees(0),
    plainRupees(taxCost),
    plainRupees(received - taxCost),
  ]
}
