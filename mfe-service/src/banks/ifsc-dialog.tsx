import {
  api,
  Button,
  Dialog,
  FormTextField,
  maskAccount,
  PortalForm,
  Stack,
  validateIfsc,
} from '@portal/kernel'
import { folioBankApi, type FolioBankView } from '@portal/contracts/folios/folio-bank'
import { FailureNote } from '../shared/failure-note'
import { useAnswerTime } from '../shared/periods'
import type { useAsk } from '../shared/use-ask'

interface IfscDialogProps {
  folioNo: string
  bank: FolioBankView
  asking: ReturnType<typeof useAsk>
  onClose: () => void
}

/** The new IFSC of an account, as on a new cheque. */
export function IfscDialog({
  folioNo,
  bank: { bankId, bankName, accountLast4 },
  asking,
  onClose,
}: IfscDialogProps) {
  const answerTime = useAnswerTime()
  return (
    <Dialog
      open
      onClose={onClose}
      title="Update the IFSC"
      description={`${bankName} ${maskAccount(accountLast4)}. We compare it with the bank’s merger${answerTime ? `, within ${answerTime}` : ''}.`}
      actions={
        <Button type="submit" form="new-ifsc" busy={asking.busy}>
          Review and confirm
        </Button>
      }
    >
      <PortalForm<{ ifscCode: string }>
        id="new-ifsc"
        label="New IFSC"
        onSubmit={({ ifscCode }) =>
          asking.ask(() =>
            api.call(folioBankApi.updateIfsc, { folioNo, bankId, ifscCode: ifscCode.trim().toUpperCase() }),
          )
        }
      >
        <Stack gap="fields">
          <FailureNote failure={asking.failure} />
          <FormTextField
            name="ifscCode"
            label="New IFSC"
            hint="As on your new cheque"
            maxLength={11}
            autoComplete="off"
            validate={(value) => validateIfsc((value ?? '').toUpperCase())}
          />
        </Stack>
      </PortalForm>
    </Dialog>
  )
}
