import { Card, formatDate, formatUnits, ListRow, maskFolio, Money } from '@portal/kernel'
import { useExitLoads } from './statement.api'

/** What leaving today would cost; absent where nothing bears a load. */
export function ExitLoadCard({ pan }: { pan: string }) {
  const { data } = useExitLoads(pan)
  if (!data?.holdings.length) return null
  return (
    <Card
      flush
      title="Exit load if you redeem today"
      subtitle="At the last NAV. Your oldest units, which are redeemed first, may be free."
    >
      {data.holdings.map(({ folioNo, schemePlanCode, name, unitsWithLoad, load, freeFrom }) => (
        <ListRow
          key={`${folioNo} ${schemePlanCode}`}
          title={name}
          subtitle={`Folio ${maskFolio(folioNo)} · ${formatUnits(unitsWithLoad)} units, all free from ${formatDate(freeFrom)}`}
          figure={<Money paise={load} />}
        />
      ))}
    </Card>
  )
}
