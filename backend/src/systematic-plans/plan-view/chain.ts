import { t } from '@portal/contracts/words/macros'
import type { OrderState } from '@portal/contracts/orders/order'
import type { PlanInstalment } from '@portal/contracts/systematic-plans/systematic-plan'
import { formatDate } from '@portal/contracts/format'
import { dueDatesUpTo } from '../../plan-register/due-dates'
import { stretchOn } from '../../plan-register/plan-course'
import { amountOn } from '../../plan-register/step-up'
import { moneyOf } from '../../orders/order-reader'
import type { OrderRow } from '../../orders/order.repository'
import { newestVersion, nextOpenDue, type PlanFile } from '../plan-file/plan-file'
import { sayWords, type StoredWords } from '../../platform/stored-text'
import { sayReason } from '../../payments/failure-reasons'

type State = PlanInstalment['state']

const states: Readonly<Partial<Record<OrderState, State>>> = {
  allotted: 'done',
  paid_ahead: 'done',
  priced: 'done',
  paid_out: 'done',
  returned: 'done',
  expired: 'failed',
  refund_due: 'failed',
  refunded: 'failed',
  cancelled: 'failed',
  rejected: 'failed',
}

/** What became of a plan's due dates, the newest first; of those to come only the next one. */
export function chainOf(file: PlanFile): PlanInstalment[] {
  const ordered = file.orders.filter(({ dueOn }) => dueOn !== null).map(ofOrder)
  const unordered = file.unordered.map((due) => ofUnordered(file, due))
  const next = nextOpenDue(file)
  const coming: PlanInstalment[] = next
    ? [{ ...nothing, dueOn: next.dueOn, amount: amountOn(next.version, next.dueOn), state: 'coming' }]
    : []
  const all = [...ordered, ...unordered, ...leftOut(file), ...coming]
  return all.sort((one, other) => other.dueOn.localeCompare(one.dueOn))
}

const nothing = { units: null, reason: null, transactionId: null }

function ofOrder(order: OrderRow): PlanInstalment {
  const { id: transactionId, dueOn, units, failureReason, state } = order
  return {
    dueOn: dueOn ?? '',
    amount: moneyOf(order) ?? 0,
    state: states[state] ?? 'onTheWay',
    units,
    reason: failureReason && sayReason(failureReason),
    transactionId,
  }
}

function ofUnordered(
  file: PlanFile,
  { dueOn, state, reason, units }: PlanFile['unordered'][number],
): PlanInstalment {
  const amount = amountOn(stretchOn(file.stretches, dueOn)?.version ?? newestVersion(file), dueOn)
  return { ...nothing, dueOn, amount, state, reason: unorderedBecause(state, reason), units }
}

function unorderedBecause(state: 'done' | 'failed', reason: StoredWords | null): string | null {
  if (reason) return sayWords(reason)
  return state === 'failed' ? t`Debit failed` : null
}

/** Due dates that lay in a pause, up to today; those of a daily plan, which are many, in one row for each pause. */
function leftOut({ stretches, today, orders, unordered }: PlanFile): PlanInstalment[] {
  const dealt = new Set([...orders, ...unordered].map(({ dueOn }) => dueOn))
  return stretches
    .filter(({ version }) => version.state === 'PAUSED')
    .flatMap(({ version, from, to }) => {
      const rows = dueDatesUpTo(version, today)
        .filter((dueOn) => dueOn >= from && (to === null || dueOn < to) && !dealt.has(dueOn))
        .map((dueOn): PlanInstalment => ({
          ...nothing,
          dueOn,
          amount: amountOn(version, dueOn),
          state: 'leftOut',
        }))
      return version.everyMonths === null ? inOneRow(rows) : rows
    })
}

/** The row of the last one says how many there were; oldest first. */
function inOneRow(rows: readonly PlanInstalment[]): PlanInstalment[] {
  const [first, last] = [rows[0], rows.at(-1)]
  if (!first || !last || rows.length === 1) return [...rows]
  const reason = t`${{ count: rows.length }} instalments from ${{ first: formatDate(first.dueOn) }} to ${{ last: formatDate(last.dueOn) }}`
  return [{ ...last, reason }]
}
