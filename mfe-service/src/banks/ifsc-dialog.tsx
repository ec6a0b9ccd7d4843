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
import { plural, t } from '@portal/kernel/words'
import { folioBankApi, type FolioBankView } from '@portal/contracts/folios/folio-bank'
import { FailureNote } from '../shared/failure-note'
import { useAnswerDays } from '../shared/periods'
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
  const days = useAnswerDays()
  return (
    <Dialog
      open
      onClose={onClose}
      title={t`Update the IFSC`}
      description={promiseOf(`${bankName} ${maskAccount(accountLast4)}`, days)}
      actions={
        <Button type="submit" form="new-ifsc" busy={asking.busy}>
          {t`Review and confirm`}
        </Button>
      }
    >
      <PortalForm<{ ifscCode: string }>
        id="new-ifsc"
        label={t`New IFSC`}
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
            label={t`New IFSC`}
            hint={t`As on your new cheque`}
            maxLength={11}
            autoComplete="off"
            validate={(value) => validateIfsc((value ?? '').toUpperCase())}
          />
        </Stack>
      </PortalForm>
    </Dialog>
  )
}

function promiseOf(account: string, days: number | undefined): string {
  if (days === undefined) return t`${account}. We compare it with the bank’s merger.`
  return plural(days, {
    one: `${account}. We compare it with the bank’s merger, within # business day.`,
    other: `${account}. We compare it with the bank’s merger, within # business days.`,
  })
}
