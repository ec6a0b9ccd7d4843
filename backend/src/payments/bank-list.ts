import type { Branch, EligibleBank } from '@portal/contracts/mandates/bank'
import type { InventedBranches } from '../platform/module'
import { publicCodes, ifscsOf } from './branch-directory'

const mostBranches = 50

/** The banks that can pay by UPI or register mandates, by name; in the sandbox with its invented ones. */
export function eligibleBanks(invented: InventedBranches): EligibleBank[] {
  const { banks, facilities } = publicCodes()
  const real = Object.entries(facilities).map(([bankCode, { upi = false, nach_debit: mandate = false }]) => ({
    bankCode,
    bankName: banks[bankCode] ?? bankCode,
    upi,
    mandate,
  }))
  const own = Object.entries(invented).map(([ifsc, { bankName }]) => ({
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
function branchesOf(bankCode: string, invented: InventedBranches): Branch[] {
  const own = Object.entries(invented).flatMap(([ifscCode, { branchName, branchCity }]) =>
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
export function citiesOf(bankCode: string, invented: InventedBranches): string[] {
  const cities = branchesOf(bankCode, invented).map(({ branchCity }) => branchCity)
  return [...new Set(cities.filter(Boolean))].sort()
}

/** Branches of a bank in a city, by a part of their IFSC or name; the first fifty. */
export function findBranches(
  {
    bankCode,
    city,
    search = '',
  }: { bankCode: string; city?: string | undefined; search?: string | undefined },
  invented: InventedBranches,
): Branch[] {
  const wanted = search.trim().toLowerCase()
  return branchesOf(bankCode, invented)
    .filter(({ branchCity }) => !city || branchCity === city)
    .filter(({ ifscCode, branchName }) => `${ifscCode} ${branchName}`.toLowerCase().includes(wanted))
    .slice(0, mostBranches)
}
