import { useEffect } from 'react'
import {
  ErrorPanel,
  focusField,
  queryFor,
  Skeleton,
  SkeletonRegion,
  useInvestor,
  useQuery,
} from '@portal/kernel'
import { type Folio, investorApi } from '@portal/kernel/contracts/investor'
import type { CreateFolioProps, NewFolioTyped } from '@portal/kernel/contracts/slots'
import { DraftedFolioPart } from './drafted-folio-part'
import { judgeNewFolio } from './judge-new-folio'
import { NewFolioFields } from './new-folio-fields'
import { typedOf } from './new-folio-typed'
import { useFieldErrors } from './use-field-errors'

/** The slot "create-folio": what a folio needs to be opened, as a part of a form of another remote. */
export default function CreateFolioSlot(props: CreateFolioProps) {
  const { newFolio } = props.value
  if (newFolio && 'draftId' in newFolio) return <DraftedFolioPart {...props} drafted={newFolio} />
  return <DescribedFolioPart {...props} />
}

function DescribedFolioPart(props: CreateFolioProps) {
  const { pan } = useInvestor()
  const folios = useQuery(queryFor(investorApi.folios, { panNumber: pan }))
  if (folios.data) return <KnownFolios {...props} folios={folios.data.folios} />
  if (folios.isError)
    return (
      <ErrorPanel
        title="Your bank accounts did not load"
        retrying={folios.isFetching}
        onRetry={() => void folios.refetch()}
      >
        {folios.error.message} What you entered is kept.
      </ErrorPanel>
    )
  return (
    <SkeletonRegion label="Loading your bank accounts">
      <Skeleton shape="field" count={2} />
    </SkeletonRegion>
  )
}

function KnownFolios({ folios, ...props }: CreateFolioProps & { folios: readonly Folio[] }) {
  const { value, onChange, refused, idOf, frame } = props
  const judged = judgeNewFolio(value.typed ?? typedOf(value.newFolio), folios)
  const isSame = JSON.stringify(judged) === JSON.stringify({ ...judged, ...value })
  useEffect(() => {
    if (!isSame) onChange(judged)
  })
  useRefusedFocus(
    judged.fields.map(({ name }) => name).find((name) => refused[name] !== undefined),
    idOf,
  )
  const errors = useFieldErrors(judged, props)
  return (
    <NewFolioFields
      {...errors}
      typed={judged.typed}
      folios={folios}
      frame={frame}
      idOf={idOf}
      onType={(changed: NewFolioTyped) => onChange(judgeNewFolio({ ...judged.typed, ...changed }, folios))}
    />
  )
}

/** Where a field was refused on a page before, the fields arrive after their form looked for it. */
function useRefusedFocus(field: string | undefined, idOf: (field: string) => string): void {
  useEffect(() => {
    if (!field) return
    const timer = setTimeout(() => focusField(idOf(field)))
    return () => clearTimeout(timer)
    // Only as they appear: later the form itself leads to what is refused.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])
}
