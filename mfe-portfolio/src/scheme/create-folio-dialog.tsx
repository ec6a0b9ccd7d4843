import {
  Button,
  Dialog,
  FormPart,
  href,
  PortalForm,
  routes,
  Slot,
  transactionDraftAtom,
  useNavigate,
  useSetAtom,
} from '@portal/kernel'
import type { CreateFolioValue } from '@portal/kernel/contracts/slots'
import { emptyTransactionDraft, TransactionDraft } from '@portal/kernel/contracts/transaction-draft'
import { useId } from 'react'
import { newFolioDraft, type NewFolioOrder } from './new-folio-draft'

interface CreateFolioDialogProps {
  open: boolean
  onClose: () => void
  order: NewFolioOrder
}

interface Values {
  createFolio: CreateFolioValue
}

const draftAtom = transactionDraftAtom(TransactionDraft, emptyTransactionDraft)

const nothingYet: Values = { createFolio: { newFolio: null } }

/** Asks for what a new folio needs, as the remote of folios does, and goes on to the purchase with it. */
export default function CreateFolioDialog({ open, onClose, order }: CreateFolioDialogProps) {
  const form = useId()
  const navigate = useNavigate()
  const setDraft = useSetAtom(draftAtom)
  const goOn = ({ createFolio: { newFolio } }: Values) => {
    setDraft((last) => newFolioDraft(last, { ...order, newFolio }))
    void navigate(href(routes.invest))
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="wide"
      centred
      title="CREATE NEW FOLIO"
      description={`For your investment in ${order.scheme.schemeDesc}. You can change all of it on the next page.`}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            CANCEL
          </Button>
          <Button type="submit" form={form}>
            CONTINUE
          </Button>
        </>
      }
    >
      <PortalForm<Values> id={form} label="New folio" initialValues={nothingYet} onSubmit={goOn}>
        <FormPart<CreateFolioValue>
          name="createFolio"
          label="New folio"
          missing="The details of the new folio are not here yet. Try again, or close this and invest in a folio you have."
          isEnough={({ newFolio }) => newFolio !== null}
        >
          {(part) => (
            <Slot name="create-folio" label="The details of the new folio" frame="plain" {...part} />
          )}
        </FormPart>
      </PortalForm>
    </Dialog>
  )
}
