import { demoBanks } from './demo-folios'
import type { Branch } from '../../payments/branch-directory'

/** Branches of the invented banks of the sandbox, by IFSC. */
export const inventedBranches: Readonly<Record<string, Branch>> = Object.fromEntries(
  demoBanks.map(({ ifsc, bankName, branchName, branchCity }) => [ifsc, { bankName, branchName, branchCity }]),
)
