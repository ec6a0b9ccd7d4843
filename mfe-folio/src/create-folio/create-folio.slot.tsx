import { useEffect, useEffectEvent } from 'react'
import { focusField, useInvestor } from '@portal/kernel'
import type { Folio } from '@portal/contracts/folios/investor'
import type { CreateFolioProps, NewFolioTyped } from '@portal/contracts/wire/slots'
import { WithFolios } from '../shared/with-folios'
import { DraftedFolioPart } from './drafted-folio-part'
import { validateNewFolio } from './validate-new-folio'
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
  return <WithFolios>{(folios) => <KnownFolios {...props} folios={folios} />}</WithFolios>
}

function KnownFolios({ folios, ...props }: CreateFolioProps & { folios: readonly Folio[] }) {
  const { value, onChange, refused, idOf, frame } = props
  const { pan, name } = useInvestor()
  const holder = { pan, investorName: name }
  const judged = validateNewFolio(value.typed ?? typedOf(value.newFolio), folios, holder)
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
      onType={(changed: NewFolioTyped) =>
        onChange(validateNewFolio({ ...judged.typed, ...changed }, folios, holder))
      }
    />
  )
}

/** Where a field was refused on a page before, the fields arrive after their form looked for it. */
function useRefusedFocus(field: string | undefined, idOf: (field: string) => string): void {
  const leadTo = useEffectEvent(() => field && focusField(idOf(field)))
  // Only as they appear: later the form itself leads to what is refused.
  useEffect(() => {
    const timer = setTimeout(leadTo)
    return () => clearTimeout(timer)
  }, [])
}
