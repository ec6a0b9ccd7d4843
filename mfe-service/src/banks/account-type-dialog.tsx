import {
  api,
  Button,
  Dialog,
  FormSelect,
  maskAccount,
  PortalForm,
  Stack,
  validateRequired,
  textOf,
} from '@portal/kernel'
import { plural, t } from '@portal/kernel/words'
import { folioBankApi, type FolioBankView } from '@portal/contracts/folios/folio-bank'
import { FailureNote } from '../shared/failure-note'
import { useAnswerDays } from '../shared/periods'
import type { useAsk } from '../shared/use-ask'
import { accountTypeNames, accountTypes } from './account-types'

interface AccountTypeDialogProps {
  folioNo: string
  bank: FolioBankView
  asking: ReturnType<typeof useAsk>
  onClose: () => void
}

/** The right type of an account, as after a move abroad. */
export function AccountTypeDialog({ folioNo, bank, asking, onClose }: AccountTypeDialogProps) {
  const days = useAnswerDays()
  const { bankId, bankName, accountLast4, accountType } = bank
  const types = accountTypes().filter(({ value }) => value !== accountType)
  return (
    <Dialog
      open
      onClose={onClose}
      title={t`Correct the account type`}
      description={promiseOf(
        `${bankName} ${maskAccount(accountLast4)}`,
        textOf(accountTypeNames[accountType]),
        days,
      )}
      actions={
        <Button type="submit" form="account-type" busy={asking.busy}>
          {t`Review and confirm`}
        </Button>
      }
    >
      <PortalForm<{ accountType: FolioBankView['accountType'] }>
        id="account-type"
        label={t`Account type`}
        onSubmit={(values) =>
          asking.ask(() => api.call(folioBankApi.updateDetails, { folioNo, bankId, ...values }))
        }
      >
        <Stack gap="fields">
          <FailureNote failure={asking.failure} />
          <FormSelect
            name="accountType"
            label={t`New account type`}
            options={types}
            validate={(value) => validateRequired(value, t`Account type`)}
          />
        </Stack>
      </PortalForm>
    </Dialog>
  )
}

function promiseOf(account: string, type: string, days: number | undefined): string {
  if (days === undefined) return t`${account}, now ${type}.`
  return plural(days, {
    one: `${account}, now ${type}. We check it within # business day.`,
    other: `${account}, now ${type}. We check it within # business days.`,
  })
}
