import type { RefusedField } from '../../shared/refused-field'

const holding: RefusedField = { name: '', label: 'fund' }
const howMuch: RefusedField = { name: 'howMuch', label: 'amount' }

/** What refusals of every exit are about, by their code; a holding is chosen on a page of its own. */
export const outflowRefusals: Readonly<Record<string, RefusedField>> = {
  '-301': holding,
  '-302': holding,
  '-370': holding,
  '-371': holding,
  '-372': holding,
  '-373': howMuch,
  '-374': howMuch,
  '-386': { name: '', label: 'proposal' },
}
