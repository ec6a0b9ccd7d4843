import { FormPart, Slot } from '@portal/kernel'
import type { CreateFolioValue } from '@portal/kernel/contracts/slots'

/** What a folio needs to be opened, as the remote of folios asks for it. */
export function NewFolioPart() {
  return (
    <FormPart<CreateFolioValue>
      name="createFolio"
      label="New folio"
      missing="The details of the new folio are not here yet. Try again, or choose another folio."
      isEnough={({ newFolio }) => newFolio !== null}
    >
      {(part) => <Slot name="create-folio" label="The details of the new folio" frame="cards" {...part} />}
    </FormPart>
  )
}
