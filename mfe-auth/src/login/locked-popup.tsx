import { AlertPopup, href, routes, useNavigate } from '@portal/kernel'
import { t } from '@portal/kernel/words'

interface Props {
  open: boolean
  onClose: () => void
  /** What the server said. */
  text: string
}

/** A locked user ID: no password helps now, so the way on is put before the next one is typed (S2.121). */
export default function LockedPopup({ open, onClose, text }: Props) {
  const navigate = useNavigate()
  return (
    <AlertPopup
      open={open}
      type="UNLOCK-USER"
      title={t`Your user ID is locked`}
      message={text}
      closable
      onClose={onClose}
      onChoose={() => void navigate(href(routes.unlock))}
    />
  )
}
