import {
  api,
  Button,
  Dialog,
  FormSelect,
  maskAccount,
  PortalForm,
  Stack,
  validateRequired,
} from '@portal/kernel'
import { folioBankApi, type FolioBankView } from '@portal/contracts/folios/folio-bank'
import { FailureNote } from '../shared/failure-note'
import { useAnswerTime } from '../shared/periods'
import type { useAsk } from '../shared/use-ask'

interface AccountTypeDialogProps {
  folioNo: string
  bank: FolioBankView
  asking: ReturnType<typeof useAsk>
  onClose: () => void
}

/** The right type of an account, as after a move abroad. */
export function AccountTypeDialog({ folioNo, bank, asking, onClose }: AccountTypeDialogProps) {
  const answerTime = useAnswerTime()
  const { bankId, bankName, accountLast4, accountType } = bank
  const types = (['Savings', 'Current', 'NRO', 'NRE'] as const)
    .filter((value) => value !== accountType)
    .map((value) => ({ value, label: value }))
  return (
    <Dialog
      open
      onClose={onClose}
      title="Correct the account type"
      description={`${bankName} ${maskAccount(accountLast4)}, now ${accountType}.${answerTime ? ` We check it within ${answerTime}.` : ''}`}
      actions={
        <Button type="submit" form="account-type" busy={asking.busy}>
          Review and confirm
        </Button>
      }
    >
      <PortalForm<{ accountType: FolioBankView['accountType'] }>
        id="account-type"
        label="Account type"
        onSubmit={(values) =>
          asking.ask(() => api.call(folioBankApi.updateDetails, { folioNo, bankId, ...values }))
        }
      >
        <Stack gap="fields">
          <FailureNote failure={asking.failure} />
          <FormSelect
            name="accountType"
            label="New account type"
            options={types}
            validate={(value) => validateRequired(value, 'Account type')}
          />
        </Stack>
      </PortalForm>
    </Dialog>
  )
}
