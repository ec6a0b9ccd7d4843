import type { LedgerMove } from '../../folios/ledger-reader'
import { isConsolidation, isMerger } from '../../folios/lots/replay-lots'
import type { StatementFacts } from '../statement-facts'

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
  { lotFacts: { mergers }, instalments, called }: Pick<StatementFacts, 'lotFacts' | 'instalments' | 'called'>,
  nameOf: (planCode: string) => string,
): string {
  const { kind, otherPlanCode, orderId } = move
  const plan = instalments.get(orderId)
  const itself = plan ? `${plan} instalment` : words[kind]
  if (otherPlanCode === null) return called.get(orderId) ?? itself
  const into = kind === 'SWITCH_OUT'
  if (isConsolidation(move)) return into ? 'Moved to another folio' : 'Moved from another folio'
  const what = isMerger(move, mergers) ? 'Merger' : itself
  return `${what} ${into ? 'to' : 'from'} ${nameOf(otherPlanCode)}`
}
