import { debtFunds } from './debt-funds'
import { equityFunds } from './equity-funds'
import type { Fund } from './fund'
import { mixedFunds } from './mixed-funds'

/** The house's funds, in the order in which lists show them. */
export const funds: readonly Fund[] = [...equityFunds, ...debtFunds, ...mixedFunds]
