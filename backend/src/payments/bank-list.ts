import type { Branch, EligibleBank } from '@portal/kernel/contracts/bank'
import type { Mode } from '../platform/config'
import { publicCodes, ifscsOf } from './branch-directory'
import { inventedBranches } from '../sandbox/world/invented-branches'

const mostBranches = 50

const invented = (mode: Mode) => (mode === 'sandbox' ? Object.entries(inventedBranches) : [])

/** The banks that can pay by UPI or register mandates, by name; in the sandbox with its invented ones. */
export function eligibleBanks(mode: Mode): EligibleBank[] {
  const { banks, facilities } = publicCodes()
  const real = Object.entries(facilities).map(([bankCode, { upi = false, nach_debit: mandate = false }]) => ({
    bankCode,
    bankName: banks[bankCode] ?? bankCode,
    upi,
    mandate,
  }))
  const own = invented(mode).map(([ifsc, { bankName }]) => ({
    bankCode: ifsc.slice(0, 4),
    bankName,
    upi: true,
    mandate: true,
  }))
  return [...own, ...real]
    .filter(({ upi, mandate }) => upi || mandate)
    .sort((a, b) => a.bankName.localeCompare(b.bankName, 'en'))
}

/** Every branch of a bank that is known here; those of real banks by their IFSC only, without a city. */
function branchesOf(bankCode: string, mode: Mode): Branch[] {
  const own = invented(mode).flatMap(([ifscCode, { branchName, branchCity }]) =>
    ifscCode.startsWith(bankCode) ? [{ ifscCode, branchName, branchCity }] : [],
  )
  if (own.length) return own
  return ifscsOf(bankCode).map((ifscCode) => ({
    ifscCode,
    branchName: `Branch ${ifscCode.slice(5)}`,
    branchCity: '',
  }))
}

/** The cities where a bank has branches, by name. */
export function citiesOf(bankCode: string, mode: Mode): string[] {
  const cities = branchesOf(bankCode, mode).map(({ branchCity }) => branchCity)
  return [...new Set(cities.filter(Boolean))].sort()
}

/** Branches of a bank in a city, by a part of their IFSC or name; the first fifty. */
export function findBranches(
  {
    bankCode,
    city,
    search = '',
  }: { bankCode: string; city?: string | undefined; search?: string | undefined },
  mode: Mode,
): Branch[] {
  const wanted = search.trim().toLowerCase()
  return branchesOf(bankCode, mode)
    .filter(({ branchCity }) => !city || branchCity === city)
    .filter(({ ifscCode, branchName }) => `${ifscCode} ${branchName}`.toLowerCase().includes(wanted))
    .slice(0, mostBranches)
}
