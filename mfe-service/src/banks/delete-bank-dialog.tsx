import { AlertDialog, api, maskAccount, maskFolio } from '@portal/kernel'
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
        title="This account stays"
        description={whyKept}
        safe={{ label: 'OK', onChoose: onClose }}
      />
    )
  const remove = () => {
    onClose()
    void asking.ask(() => api.call(folioBankApi.remove, { folioNo, bankId }))
  }
  return (
    <AlertDialog
      open
      title="Delete this bank account?"
      description={`${bankName} ${maskAccount(accountLast4)} leaves folio ${maskFolio(folioNo)} once you confirm by code.`}
      safe={{ label: 'Keep it', onChoose: onClose }}
      other={{ label: 'Delete the account', variant: 'danger', onChoose: remove }}
    />
  )
}
