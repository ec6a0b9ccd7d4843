import type { LedgerMove } from '../../folios/ledger-reader'
import type { Merger } from '../../schemes/mergers'
import { isConsolidation, isMerger } from '../../orders/lots/replay-lots'

const words: Readonly<Record<LedgerMove['kind'], string>> = {
  PURCHASE: 'Purchase',
  PURCHASE_SIP: 'SIP instalment',
  REDEMPTION: 'Redemption',
  SWITCH_IN: 'Switch in',
  SWITCH_OUT: 'Switch out',
  IDCW_PAYOUT: 'IDCW payout',
  IDCW_REINVEST: 'IDCW reinvested',
}

/** What happened, as an account says it: "Switch in from Neem Liquid Fund". */
export function moveWords(
  move: LedgerMove,
  mergers: readonly Merger[],
  nameOf: (planCode: string) => string,
): string {
  const { kind, otherPlanCode } = move
  if (otherPlanCode === null) return words[kind]
  const into = kind === 'SWITCH_OUT'
  if (isConsolidation(move)) return into ? 'Moved to another folio' : 'Moved from another folio'
  const what = isMerger(move, mergers) ? 'Merger' : words[kind]
  return `${what} ${into ? 'to' : 'from'} ${nameOf(otherPlanCode)}`
}
