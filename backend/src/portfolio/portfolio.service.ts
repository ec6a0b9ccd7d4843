import { wordOf } from '@portal/contracts/catalogue'
import type { Folio, Holding, PortfolioItem } from '@portal/contracts/folios/investor'
import type { FundCategory } from '@portal/contracts/wire/common'
import {
  foliosWith,
  folioWith,
  paymentModesOf,
  type FolioBank,
  type FolioFacts,
} from '../folios/folio-reader'
import type { Tx } from '../platform/database'
import { type Catalogue, catalogueOf } from '../schemes/catalogue'
import { betweenFunds } from './between-funds'
import { groupBy } from '../platform/group-by'
import { type Position, positionsOf } from './held-units'
import { exitedOf, valued, worthBefore } from './holdings'
import { type PositionLedger, positionLedgerOf } from './position-ledger'
import { type Reservations, reservationsColumn, reservationsOf } from './reservations'

interface Owned {
  holdings: Holding[]
  ledger: PositionLedger
  positions: readonly Position[]
  catalogue: Catalogue
}

/** Everything an investor holds, at the newest NAVs; the same few queries however much it is. */
async function ownedBy(tx: Tx, pan: string, today: string, reservations: Reservations): Promise<Owned> {
  const catalogue = await catalogueOf(tx, reservations.publication, today)
  const ledger = await positionLedgerOf(tx, pan, today, reservations.mark)
  const positions = positionsOf(ledger.held, reservations.back)
  return { holdings: valued(positions, catalogue, ledger), ledger, positions, catalogue }
}

const total = (holdings: readonly Holding[], amount: (holding: Holding) => number) =>
  holdings.reduce((sum, holding) => sum + amount(holding), 0)

const share = (part: number, whole: number) => (whole > 0 ? Math.round((part / whole) * 1e6) / 1e6 : null)

/** Totals and every holding, largest first. */
export async function portfolioOf(tx: Tx, pan: string, today: string) {
  const reservations = await reservationsOf(tx, pan)
  const { holdings, ledger, positions, catalogue } = await ownedBy(tx, pan, today, reservations)
  const currentValue = total(holdings, ({ totalValuation }) => totalValuation)
  const invested = total(holdings, ({ costValue }) => costValue)
  const dayChange = total(holdings, (holding) => holding.dayChange)
  const paidIn = ledger.flows.reduce((sum, { fresh }) => sum + fresh, 0)
  const exited = exitedOf(ledger, holdings, catalogue)
  const gain = total(holdings, (holding) => holding.gain) + exited.reduce((sum, part) => sum + part.gain, 0)
  return {
    navDate: holdings.length ? catalogue.navDate : null,
    currentValue,
    invested,
    paidIn,
    gain,
    gainRate: share(gain, paidIn),
    xirr: holdings.length ? ledger.rateOf('all', ledger.flows, currentValue) : null,
    dayChange,
    dayChangeRate: share(dayChange, worthBefore(positions, catalogue)),
    folioCount: new Set(holdings.map(({ folioNo }) => folioNo)).size,
    schemeCount: new Set(holdings.map(({ schemeCode }) => schemeCode)).size,
    holdings: byValue(holdings),
    exited,
    between: betweenFunds(reservations.between),
  }
}

const byValue = (holdings: readonly Holding[]) =>
  holdings.toSorted((a, b) => b.totalValuation - a.totalValuation)

/** Every holding in the words of S3.013, largest first. */
export async function portfolioItemsOf(tx: Tx, pan: string, today: string): Promise<PortfolioItem[]> {
  const folios = await foliosWith(tx, pan, { reservations: reservationsColumn(pan) })
  const [first] = folios
  if (!first) return []
  const { holdings } = await ownedBy(tx, pan, today, first.reservations)
  return byValue(holdings).map((holding) => itemOf(holding, folios))
}

function itemOf(holding: Holding, folios: readonly FolioFacts[]): PortfolioItem {
  const folio = folios.find(({ folioNo }) => folioNo === holding.folioNo)
  const [holder] = folio?.holders ?? []
  return {
    schemeCode: holding.schemeCode,
    schemePlanCode: holding.schemePlanCode,
    schDesc: holding.schemeName,
    planCode: holding.planCode,
    planName: holding.planName,
    optionDesc: holding.optionDesc,
    optionValue: holding.optionCode,
    folio: holding.folioNo,
    currentUnits: holding.unitBalance,
    currentNAV: holding.currentNAV,
    currentAmt: holding.totalValuation,
    investedAmt: holding.costValue,
    xirr: holding.xirr,
    investorName: [holder?.firstName, holder?.middleName, holder?.lastName].filter(Boolean).join(' '),
    email: folio?.email ?? '',
    mobile: folio?.mobile ?? '',
  }
}

/** The current value by category, largest first. */
export async function assetSummaryOf(tx: Tx, pan: string, today: string) {
  const { holdings } = await ownedBy(tx, pan, today, await reservationsOf(tx, pan))
  const whole = total(holdings, ({ totalValuation }) => totalValuation)
  const slice = (category: FundCategory, of: readonly Holding[]) => {
    const value = total(of, ({ totalValuation }) => totalValuation)
    return { category, value, share: share(value, whole) ?? 0 }
  }
  const byCategory = groupBy(holdings, ({ fundType }) => fundType)
  return [...byCategory].map(([category, of]) => slice(category, of)).sort((a, b) => b.value - a.value)
}

/** The folios of an investor with what is in them. */
export async function foliosWithHoldings(tx: Tx, pan: string, today: string): Promise<Folio[]> {
  const own = await foliosWith(tx, pan, { reservations: reservationsColumn(pan) })
  const [first] = own
  if (!first) return []
  const { holdings } = await ownedBy(tx, pan, today, first.reservations)
  return own.map((folio) => folioView(folio, holdings, today))
}

/** One folio of the investor. Throws a 404 for any other. */
export async function folioWithHoldings(tx: Tx, pan: string, folioNo: string, today: string): Promise<Folio> {
  const folio = await folioWith(tx, pan, folioNo, { reservations: reservationsColumn(pan) })
  const { holdings } = await ownedBy(tx, pan, today, folio.reservations)
  return folioView(folio, holdings, today)
}

function folioView(folio: FolioFacts, holdings: readonly Holding[], today: string): Folio {
  return {
    folioNo: folio.folioNo,
    holdingMode: folio.holdingMode,
    isDemat: folio.isDemat,
    holders: folio.holders.map(({ firstName, middleName, lastName }) => ({
      firstName,
      middleName,
      lastName,
    })),
    investorEmail: folio.email,
    investorMobile: folio.mobile,
    distributorARN: folio.distributorArn,
    euin: folio.euin,
    riaCode: folio.riaCode,
    nominees: folio.nominees.map(({ name, relation, sharePercent }) => ({
      name,
      relation: wordOf(relation),
      sharePercent,
    })),
    banks: folio.banks.map((bank) => bankView(bank, today)),
    holdings: holdings.filter(({ folioNo }) => folioNo === folio.folioNo),
    openedOn: folio.openedOn,
  }
}

function bankView(bank: FolioBank, today: string): Folio['banks'][number] {
  return {
    bankId: bank.bankId,
    bankName: bank.bankName,
    ifscCode: bank.ifsc,
    branchName: bank.branchName,
    branchCity: bank.branchCity,
    accountType: bank.accountType,
    accountLast4: bank.accountNumber.slice(-4),
    isDefault: bank.isDefault,
    usableFrom: bank.usableFrom > today ? bank.usableFrom : null,
    paymentModes: paymentModesOf(bank.accountType),
  }
}
