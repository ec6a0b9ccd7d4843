import { t } from '@portal/contracts/words/macros'
import { formatRupeesRounded } from '@portal/contracts/format'
import { useLocation, useNavigate } from '../../navigation/public'
import { Button } from '@portal/ui/button'
import { Dialog } from '@portal/ui/overlay'
import { afterMinimumInvestment, type MinimumInvestmentDialogProps } from './minimum-investment'

/** Shown once its code has arrived; see `MinimumInvestmentDialog`. */
export default function OpenMinimumInvestmentDialog(props: MinimumInvestmentDialogProps) {
  const { open, onClose, minPurchase, fundDesc, switchPlan } = props
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const minimum = formatRupeesRounded(minPurchase).replace('₹', '')
  const confirm = () => {
    onClose()
    void navigate(afterMinimumInvestment(pathname, switchPlan))
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t`The amount is below the minimum`}
      actions={
        <Button data-autofocus onClick={confirm}>
          {t`OK`}
        </Button>
      }
    >
      <p>{t`Min. new investment Rs. ${minimum} for ${fundDesc}. Please update amount.`}</p>
    </Dialog>
  )
}
