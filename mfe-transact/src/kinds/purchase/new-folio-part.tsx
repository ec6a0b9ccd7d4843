import { Button, FormPart, Slot, errandOfVisit } from '@portal/kernel'
import type { CreateFolioValue } from '@portal/kernel/contracts/slots'
import { useState } from 'react'

export interface NewFolioPartProps {
  schemePlanCode: string | undefined
  /** In paise. */
  amount: number | null | undefined
  /** Whether the folio has its own pages and is only shown here. */
  isDrafted: boolean
}

/** What a folio needs to be opened, as the remote of folios asks for it; one of several holders has pages of its own. */
export function NewFolioPart({ schemePlanCode, amount = null, isDrafted }: NewFolioPartProps) {
  const [begins, setBegins] = useState(false)
  return (
    <>
      <FormPart<CreateFolioValue>
        name="createFolio"
        label="New folio"
        missing="The details of the new folio are not here yet. Try again, or choose another folio."
        isEnough={({ newFolio }) => newFolio !== null}
      >
        {(part) => <Slot name="create-folio" label="The details of the new folio" frame="cards" {...part} />}
      </FormPart>
      {!isDrafted && !errandOfVisit() && (
        <Button variant="quiet" icon="users" onClick={() => setBegins(true)}>
          Add joint holders or other nominees
        </Button>
      )}
      {begins && (
        <Slot
          name="create-folio-dialog"
          label="The new folio"
          open
          onClose={() => setBegins(false)}
          place={1}
          {...(schemePlanCode && { investment: { schemePlanCode, amount } })}
        />
      )}
    </>
  )
}
