import { outflowRefusals } from '../outflow-refusals'
import type { RefusedField } from '../../../shared/refused-field'

const amount: RefusedField = { name: 'amount', label: 'amount' }

/** What refusals of every plan are about, by their code. */
export const planRefusals: Readonly<Record<string, RefusedField>> = {
  ...outflowRefusals,
  '-411': { name: '', label: 'fund' },
  '-412': amount,
  '-413': amount,
  '-415': { name: 'period', label: 'period' },
}
