import { SegmentedControl, useAtom, visitMode } from '@portal/kernel'
import { draftAtom } from '../../transaction/draft'
import { purchaseTypeOf, withChange, type PurchaseType } from './purchase-draft'

const types = [
  { value: 'LUMPSUM', label: 'Lump sum' },
  { value: 'SIP', label: 'SIP' },
  { value: 'LUMPSUM_SIP', label: 'Both' },
] as const

type Choice = Exclude<PurchaseType, 'INVESTMENT_SOLUTION'>

/** Once, or again and again; what is filled in stays. Quick invest buys one of them at a time. */
export function TypeChoice() {
  const [draft, setDraft] = useAtom(draftAtom)
  const chosen = purchaseTypeOf(draft)
  const choose = (type: Choice) => setDraft((last) => withChange(last, { transactionType: type }))
  return (
    <SegmentedControl
      label="How do you want to invest?"
      hideLabel
      options={visitMode() === 'quickInvest' ? types.slice(0, 2) : types}
      value={chosen === 'INVESTMENT_SOLUTION' ? 'LUMPSUM' : chosen}
      onChange={choose}
    />
  )
}
