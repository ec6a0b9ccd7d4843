import { type Text, textOf } from '@portal/contracts/words'
import { msg, t } from '@portal/contracts/words/macros'
import type { LedgerMove } from '../../folios/ledger-reader'
import { isConsolidation, isMerger } from '../../folios/lots/replay-lots'
import type { StatementFacts } from '../statement-facts'

const words: Readonly<Record<LedgerMove['kind'], Text>> = {
  PURCHASE: msg`Purchase`,
  PURCHASE_SIP: msg`SIP instalment`,
  REDEMPTION: msg`Redemption`,
  SWITCH_IN: msg`Switch in`,
  SWITCH_OUT: msg`Switch out`,
  IDCW_PAYOUT: msg`IDCW payout`,
  IDCW_REINVEST: msg`IDCW reinvested`,
}

/** What happened, as an account says it: "Switch in from Neem Liquid Fund". */
export function moveWords(
  move: LedgerMove,
  { lotFacts: { mergers }, instalments, called }: Pick<StatementFacts, 'lotFacts' | 'instalments' | 'called'>,
  nameOf: (planCode: string) => string,
): string {
  const { kind, otherPlanCode, orderId } = move
  const plan = instalments.get(orderId)
  const itself = plan ? t`${plan} instalment` : textOf(words[kind])
  if (otherPlanCode === null) return called.get(orderId) ?? itself
  const into = kind === 'SWITCH_OUT'
  if (isConsolidation(move)) return into ? t`Moved to another folio` : t`Moved from another folio`
  const what = isMerger(move, mergers) ? t`Merger` : itself
  const other = nameOf(otherPlanCode)
  return into ? t`${what} to ${other}` : t`${what} from ${other}`
}
