import { type DetailRow, Money } from '@portal/kernel'
import { t } from '@portal/kernel/words'
import type { LumpsumQuote } from '@portal/contracts/orders/purchase'

/** "Stamp duty (0.005%)", at the rate that the server reckoned with; `of` says of what: ", each". */
export const stampDutyRow = (
  { stampDuty, stampDutyPercent }: Pick<LumpsumQuote, 'stampDuty' | 'stampDutyPercent'>,
  of = '',
): DetailRow => ({
  label: t`Stamp duty (${stampDutyPercent}%)${of}`,
  value: <Money paise={stampDuty} as="cost" />,
})
