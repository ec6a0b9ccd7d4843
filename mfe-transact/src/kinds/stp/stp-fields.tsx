import type { Folio } from '@portal/kernel/contracts/investor'
import { TargetFields, type TargetWords } from '../outflow/target-fields'

const words: TargetWords = {
  title: 'Which fund do you move into?',
  label: 'Fund to move into',
  within: 'You move within',
  tax: 'Nothing is paid out to your bank account.',
  minimum: ({ minSip }) => minSip,
}

/** Which fund the money of each instalment buys. */
export const stpFields = ({ folio }: { folio: Folio }) => <TargetFields folio={folio} words={words} />
