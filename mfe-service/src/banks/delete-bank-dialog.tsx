import { AlertDialog, api, maskAccount, maskFolio } from '@portal/kernel'
import { t } from '@portal/kernel/words'
import { folioBankApi, type FolioBankView } from '@portal/contracts/folios/folio-bank'
import type { useAsk } from '../shared/use-ask'

interface DeleteBankDialogProps {
  folioNo: string
  bank: FolioBankView
  asking: ReturnType<typeof useAsk>
  onClose: () => void
}

/** Asks before an account leaves its folio; one that must stay says why. */
export function DeleteBankDialog({ folioNo, bank, asking, onClose }: DeleteBankDialogProps) {
  const { bankId, bankName, accountLast4, whyKept } = bank
  if (whyKept)
    return (
      <AlertDialog
        open
        title={t`This account stays`}
        description={whyKept}
        safe={{ label: 'OK', onChoose: onClose }}
      />
    )
  const remove = () => {
    onClose()
    void asking.ask(() => api.call(folioBankApi.remove, { folioNo, bankId }))
  }
  const account = `${bankName} ${maskAccount(accountLast4)}`
  const folio = maskFolio(folioNo)
  return (
    <AlertDialog
      open
      title={t`Delete this bank account?`}
      description={t`${account} leaves folio ${folio} once you confirm by code.`}
      safe={{ label: t`Keep it`, onChoose: onClose }}
      other={{ label: t`Delete the account`, variant: 'danger', onChoose: remove }}
    />
  )
}
