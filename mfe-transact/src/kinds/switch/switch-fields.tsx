import type { Folio } from '@portal/kernel/contracts/investor'
import { TargetFields, type TargetWords } from '../outflow/target-fields'
import { amountRule } from '../../shared/amount-rule'

const words: TargetWords = {
  title: 'Which fund do you switch into?',
  label: 'Fund to switch into',
  within: 'You switch within',
  tax: 'For your tax, a switch is a sale and a purchase.',
  minimum: (scheme, folio) => amountRule(scheme, folio).min,
}

/** Which fund the money of a switch buys. */
export const switchFields = ({ folio }: { folio: Folio }) => <TargetFields folio={folio} words={words} />
