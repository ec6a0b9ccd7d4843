import { Card, FormAmountField, formatRupees, Note, Stack } from '@portal/kernel'
import type { HeldUnits } from '../outflow/held-units'
import { useDayLimit } from './use-day-limit'

const usual = [10_000_00, 25_000_00, 50_000_00]

/** How much of it, with what is left of the limit of the day. */
export function InstantAmountCard(of: HeldUnits) {
  const { data } = useDayLimit(of)
  const used = data?.usedToday ? ` You have had ${formatRupees(data.usedToday)} today.` : ''
  const rule = 'A day, it is the lower of ₹50,000 and 90% of what you hold of the fund.'
  return (
    <Card title="How much?">
      <Stack gap="fields">
        {data?.reason && (
          <Note tone="warning" title="Nothing can be paid at once now.">
            {data.reason}
          </Note>
        )}
        <FormAmountField
          name="amount"
          label="Amount"
          chips={usual.filter((each) => each <= (data?.most ?? 0))}
          hint={data?.eligible ? `Up to ${formatRupees(data.most)} now.${used} ${rule}` : rule}
        />
      </Stack>
    </Card>
  )
}
