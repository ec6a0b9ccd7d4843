import { textOf } from '@portal/contracts/words'
import { Trans } from '@portal/ui/words/macros'
import { useQuery, queryFor } from '../../api/query'
import { contentApi } from '@portal/contracts/support/content'
import { Button } from '@portal/ui/button'
import { FormattedText } from '@portal/ui/data/inner'
import { Skeleton, SkeletonRegion } from '@portal/ui/feedback'
import { Dialog } from '@portal/ui/overlay'
import { buttonNames } from './button-names'
import { alertPopupButtons, type AlertPopupMode, type AlertPopupType } from './alert-popups'

export interface AlertPopupProps extends AlertPopupMode {
  open: boolean
  type: AlertPopupType
  title: string
  subtitle?: string
  /** The server's text, with simple formatting. */
  message?: string
  /** Gives it a close cross; Escape then answers as the cross does. */
  closable?: boolean
  onClose: () => void
  /** The label of the button that was pressed. */
  onChoose: (button: string) => void
}

/** The popup of many messages: what its type says decides its buttons (S2.111 to S2.122). */
export function AlertPopup(props: AlertPopupProps) {
  const { open, type, title, subtitle, message, closable = false, onClose, onChoose } = props
  const labels = alertPopupButtons(type, props)
  return (
    <Dialog
      open={open}
      onClose={onClose}
      closable={closable}
      title={title}
      description={subtitle}
      actions={labels.map((label, index) => (
        <Button
          key={label}
          variant={index === labels.length - 1 ? 'primary' : 'secondary'}
          onClick={() => onChoose(label)}
        >
          {textOf(buttonNames[label])}
        </Button>
      ))}
    >
      {message && <FormattedText html={message} />}
      {type === 'submitQuery' && <ContactInfo />}
    </Dialog>
  )
}

/** Loaded when the popup opens (S2.112). */
function ContactInfo() {
  const { data, isPending } = useQuery(
    queryFor(contentApi.contactUs, { isDistributor: false }, { toast: true }),
  )
  if (isPending)
    return (
      <SkeletonRegion>
        <Skeleton />
      </SkeletonRegion>
    )
  if (!data) return null
  const address = data.emailAddress
  return (
    <p>
      <Trans>
        Write to us at <a href={`mailto:${address}`}>{address}</a>.
      </Trans>
    </p>
  )
}
