import { SegmentedControl, useAtom } from '@portal/kernel'
import { purchaseDraftAtom, purchaseTypeOf, withChange, type PurchaseType } from './purchase-draft'

const types = [
  { value: 'LUMPSUM', label: 'Lump sum' },
  { value: 'SIP', label: 'SIP' },
  { value: 'LUMPSUM_SIP', label: 'Both' },
] as const

type Choice = Exclude<PurchaseType, 'INVESTMENT_SOLUTION'>

/** Once, or again and again; what is filled in stays. */
export function TypeChoice() {
  const [draft, setDraft] = useAtom(purchaseDraftAtom)
  const chosen = purchaseTypeOf(draft)
  const choose = (type: Choice) => setDraft((last) => withChange(last, { transactionType: type }))
  return (
    <SegmentedControl
      label="How do you want to invest?"
      hideLabel
      options={types}
      value={chosen === 'INVESTMENT_SOLUTION' ? 'LUMPSUM' : chosen}
      onChange={choose}
    />
  )
}
