import { AlertPopup, href, routes, useNavigate } from '@portal/kernel'
import { t } from '@portal/kernel/words'

interface Props {
  open: boolean
  onClose: () => void
}

/** What investing without a log-in needs and cannot do, before it begins (S2.120). */
export default function QuickInvestPopup({ open, onClose }: Props) {
  const navigate = useNavigate()
  return (
    <AlertPopup
      open={open}
      type="QUICK-INVEST"
      title={t`Invest without logging in`}
      message={t`You need your PAN and the mobile number that we have on record: we send it a one-time code. To see your portfolio or to sell, log in.`}
      closable
      onClose={onClose}
      onChoose={() => void navigate(href(routes.quickInvest))}
    />
  )
}
