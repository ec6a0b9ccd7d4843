import {
  Card,
  DetailList,
  formatDate,
  formatUnits,
  maskFolio,
  Skeleton,
  SkeletonRegion,
  Stack,
} from '@portal/kernel'
import type { useMergePreview } from './consolidation.api'

/** What moves, and when. */
export function PreviewCard({ preview }: { preview: ReturnType<typeof useMergePreview> | undefined }) {
  if (!preview || preview.error)
    return (
      <Card title="What moves">
        <p>Choose one or more folios to see what moves.</p>
      </Card>
    )
  if (!preview.data)
    return (
      <SkeletonRegion>
        <Skeleton shape="row" count={3} />
      </SkeletonRegion>
    )
  const { moves, plans, orders, banksAdded, nominees, on } = preview.data
  return (
    <Card title="What moves" subtitle={`On ${formatDate(on)}`}>
      <Stack gap="sm">
        <DetailList
          rows={[
            ...moves.map(({ folioNo, schemeName, units }) => ({
              label: `${schemeName}, folio ${maskFolio(folioNo)}`,
              value: `${formatUnits(units)} units`,
            })),
            ...plans.map(({ planId, kind }) => ({ label: `${kind} ${planId}`, value: 'Goes on' })),
            ...(orders ? [{ label: 'Orders under way', value: String(orders) }] : []),
            ...banksAdded.map((name) => ({ label: name, value: 'Bank added' })),
            { label: 'Nominees', value: nominees.join(', ') || 'None' },
          ]}
        />
        <p>No tax and no exit load: nothing is sold.</p>
      </Stack>
    </Card>
  )
}
