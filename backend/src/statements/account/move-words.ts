import { type Text, textOf } from '@portal/contracts/words'
import { msg, t } from '@portal/contracts/words/macros'
import type { LedgerMove } from '../../folios/ledger-reader'
import { isConsolidation, isMerger } from '../../folios/lots/replay-lots'
import type { PlanKind, StatementFacts } from '../statement-facts'

const words: Readonly<Record<LedgerMove['kind'], Text>> = {
  PURCHASE: msg`Purchase`,
  PURCHASE_SIP: msg`SIP instalment`,
  REDEMPTION: msg`Redemption`,
  SWITCH_IN: msg`Switch in`,
  SWITCH_OUT: msg`Switch out`,
  IDCW_PAYOUT: msg`IDCW payout`,
  IDCW_REINVEST: msg`IDCW reinvested`,
}

const instalmentWords: Readonly<Record<PlanKind, Text>> = {
  SIP: words.PURCHASE_SIP,
  STP: msg`STP instalment`,
  SWP: msg`SWP instalment`,
}

type Across = 'merger' | 'instalment' | 'switch'

/** Of what went from one fund to another: as the fund that it left says it, and as the one that it came to does. */
const acrossWords: Readonly<Record<Across, Record<'to' | 'from', (fund: string) => string>>> = {
  merger: { to: (fund) => t`Merger to ${fund}`, from: (fund) => t`Merger from ${fund}` },
  instalment: {
    to: (fund) => t`STP instalment to ${fund}`,
    from: (fund) => t`STP instalment from ${fund}`,
  },
  switch: { to: (fund) => t`Switch out to ${fund}`, from: (fund) => t`Switch in from ${fund}` },
}

/** What happened, as an account says it: "Switch in from Neem Liquid Fund". */
export function moveWords(
  move: LedgerMove,
  { lotFacts: { mergers }, instalments, called }: Pick<StatementFacts, 'lotFacts' | 'instalments' | 'called'>,
  nameOf: (planCode: string) => string,
): string {
  const { kind, otherPlanCode, orderId } = move
  const plan = instalments.get(orderId)
  if (otherPlanCode === null) return called.get(orderId) ?? textOf(plan ? instalmentWords[plan] : words[kind])
  const direction = kind === 'SWITCH_OUT' ? 'to' : 'from'
  if (isConsolidation(move))
    return direction === 'to' ? t`Moved to another folio` : t`Moved from another folio`
  const across = isMerger(move, mergers) ? 'merger' : plan ? 'instalment' : 'switch'
  return acrossWords[across][direction](nameOf(otherPlanCode))
}
