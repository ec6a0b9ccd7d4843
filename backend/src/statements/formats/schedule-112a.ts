import { pricePerUnit, sumUnits, valueOf } from '../../folios/allotment-math'
import { groupBy } from '../../platform/group-by'
import { grandfatheredUntil, newRatesFrom } from '../../regulation/capital-gains-rules'
import { startOfYear } from '../financial-year'
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
/** Returns of earlier years have no column 1b. */
const transferredFrom = startOfYear(2024)

const acquired = ({ boughtOn }: SoldGain) => (boughtOn <= grandfatheredUntil ? 'BE' : 'AE')
const soldIn = ({ soldOn }: SoldGain) => (soldOn < newRatesFrom ? 'BE' : 'AE')

/**
 * Schedule 112A of the return: long-term gains of equity-oriented funds. Units bought by 31 January 2018 stand purchase
 * by purchase, later ones together for each fund and side of 23 July 2024.
 */
export function schedule112a(facts: StatementFacts): string {
  const gains = gainsOfPeriod(facts).gains.filter(
    ({ term, taxClass, rate }) => term === 'long' && taxClass === 'equity' && rate !== 'exempt',
  )
  const rowKey = (gain: SoldGain, index: number) =>
    acquired(gain) === 'BE' ? `own ${index}` : `${gain.planCode} ${soldIn(gain)}`
  const keyed = gains.map((gain, index) => ({ gain, key: rowKey(gain, index) }))
  const rows = [...groupBy(keyed, ({ key }) => key).values()].map((group) =>
    rowOf(
      facts,
      group.map(({ gain }) => gain),
    ),
  )
  const withTransferred = facts.days.to >= transferredFrom
  const kept = (row: readonly string[]) => row.filter((_cell, at) => withTransferred || at !== 1)
  return csvOf([headers, ...rows].map(kept))
}

function rowOf(facts: StatementFacts, gains: readonly SoldGain[]): string[] {
  const [first] = gains as [SoldGain]
  const { scheme } = planOf(facts, first.planCode)
  const sum = (paise: (gain: SoldGain) => number) => gains.reduce((total, gain) => total + paise(gain), 0)
  const units = sumUnits(gains.map((gain) => gain.units))
  const received = sum(({ salePaise, loadPaise }) => salePaise - loadPaise)
  const taxCost = sum(({ taxCostPaise }) => taxCostPaise)
  const old = first.fairNav !== null
  const fair = old ? valueOf(units, first.fairNav ?? '0') : 0
  return [
    acquired(first),
    soldIn(first),
    facts.identities.get(first.planCode)?.isin ?? '',
    scheme.name,
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
