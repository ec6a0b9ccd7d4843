import { addDays, formatShortDate, shortNumber } from '@portal/kernel'
import { t } from '@portal/kernel/words'
import type { UpcomingInstalment } from '@portal/contracts/systematic-plans/systematic-plan'

/** The account of an instalment in running text: `'Parijat Bank ••4417'`. */
function account({ bankName, accountLast4 }: UpcomingInstalment): string | undefined {
  return bankName && accountLast4 ? `${bankName} ${shortNumber(accountLast4)}` : undefined
}

/** The fund that an instalment buys or, for a withdrawal, sells. */
export function instalmentTitle(plan: UpcomingInstalment): string {
  return plan.kind === 'STP' && plan.toSchemeName ? plan.toSchemeName : plan.schemeName
}

/** What kind of instalment it is, whose money it moves, and whether it is the last. */
export function instalmentLine(plan: UpcomingInstalment): string {
  const bank = account(plan)
  const from = plan.schemeName
  const what = {
    SIP: [t`SIP`, bank],
    STP: [plan.toSchemeName ? t`STP in, from ${from}` : t`STP`],
    SWP: [t`SWP`, bank && t`to ${bank}`],
  }[plan.kind]
  return [...what, plan.isLast && t`last instalment`].filter(Boolean).join(' · ')
}

/** What to keep ready in one bank account for the shown SIPs, by the day before the first of them. */
export interface MoneyToKeep {
  /** Paise. */
  amount: number
  account: string
  /** The last day to put it there, `'9 Sep'`; null where the first debit is today's: no past day is named. */
  by: string | null
}

/** One entry a bank account, soonest first; only a SIP takes money out of a bank. `today` is India's. */
export function moneyToKeep(plans: readonly UpcomingInstalment[], today: string): MoneyToKeep[] {
  const debits = new Map<string, { paise: number; first: string }>()
  for (const plan of plans) {
    const bank = plan.kind === 'SIP' ? account(plan) : undefined
    if (!bank) continue
    const known = debits.get(bank)
    debits.set(bank, {
      paise: (known?.paise ?? 0) + plan.amount,
      first: known && known.first < plan.date ? known.first : plan.date,
    })
  }
  return [...debits]
    .sort(([, one], [, other]) => one.first.localeCompare(other.first))
    .map(([bank, { paise, first }]) => ({
      amount: paise,
      account: bank,
      by: first > today ? formatShortDate(addDays(first, -1)) : null,
    }))
}
