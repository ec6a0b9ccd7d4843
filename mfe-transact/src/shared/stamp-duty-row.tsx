import { type DetailRow, Money } from '@portal/kernel'
import { t } from '@portal/kernel/words'
import type { LumpsumQuote } from '@portal/contracts/orders/purchase'

/** "Stamp duty (0.005%)", at the rate that the server reckoned with; `each` says that it is paid with every instalment. */
export const stampDutyRow = (
  { stampDuty, stampDutyPercent }: Pick<LumpsumQuote, 'stampDuty' | 'stampDutyPercent'>,
  each = false,
): DetailRow => ({
  label: each ? t`Stamp duty (${stampDutyPercent}%), each` : t`Stamp duty (${stampDutyPercent}%)`,
  value: <Money paise={stampDuty} as="cost" />,
})
