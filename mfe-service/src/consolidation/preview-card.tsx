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
import { t } from '@portal/kernel/words'
import type { useMergePreview } from './consolidation.api'

/** What moves, and when. */
export function PreviewCard({ preview }: { preview: ReturnType<typeof useMergePreview> | undefined }) {
  if (!preview || preview.error)
    return (
      <Card title={t`What moves`}>
        <p>{t`Choose one or more folios to see what moves.`}</p>
      </Card>
    )
  if (!preview.data)
    return (
      <SkeletonRegion>
        <Skeleton shape="row" count={3} />
      </SkeletonRegion>
    )
  const { moves, plans, orders, banksAdded, nominees, on } = preview.data
  const day = formatDate(on)
  return (
    <Card title={t`What moves`} subtitle={t`On ${day}`}>
      <Stack gap="sm">
        <DetailList
          rows={[
            ...moves.map(rowOf),
            ...plans.map(({ planId, kind }) => ({ label: `${kind} ${planId}`, value: t`Continues` })),
            ...(orders ? [{ label: t`Orders under way`, value: String(orders) }] : []),
            ...banksAdded.map((name) => ({ label: name, value: t`Bank added` })),
            { label: t`Nominees`, value: nominees.join(', ') || t`None` },
          ]}
        />
        <p>{t`No tax and no exit load: nothing is sold.`}</p>
      </Stack>
    </Card>
  )
}

type Move = NonNullable<ReturnType<typeof useMergePreview>['data']>['moves'][number]

function rowOf({ folioNo, schemeName, units }: Move) {
  const folio = maskFolio(folioNo)
  const amount = formatUnits(units)
  return { label: t`${schemeName}, folio ${folio}`, value: t`${amount} units` }
}
