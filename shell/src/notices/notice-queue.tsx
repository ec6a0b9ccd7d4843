import { type InvestorStatus, PushNotificationDialog, routes, useNavigate } from '@portal/kernel'
import { InvestorStatusDialog } from '@portal/kernel/internal'
import { useEffect, useState } from 'react'
import { followLink } from '../follow/follow-link'
import { readReceivedLink } from '../guards/received-link'
import { shellHost } from '../host/shell-host'
import { keepForLater, setNotificationStatus } from '../notifications/pending-notification'
import { fetchNotices, type Notice } from './investor-notices'
import { rememberNotices } from './shown-notices'
import { useQuietMoment } from './use-quiet-moment'

/** What waits for the investor, once it can be shown at once. */
async function readyNotices(pan: string): Promise<Notice[]> {
  const dialogs = [InvestorStatusDialog.prepare(), PushNotificationDialog.prepare()]
  const [notices] = await Promise.all([fetchNotices(pan), ...dialogs])
  return notices
}

/** One notice after the other, from a quiet moment on; a way on that leaves the page ends them for this session. */
export default function NoticeQueue({ pan }: { pan: string }) {
  const [queue, setQueue] = useState<readonly Notice[]>([])
  const shown = useQuietMoment(queue.length > 0)
  useEffect(() => {
    let gone = false
    void readyNotices(pan).then((notices) => {
      if (gone) return
      if (notices.length === 0) rememberNotices()
      setQueue(notices)
    })
    return () => void (gone = true)
  }, [pan])
  useEffect(() => {
    if (shown) rememberNotices()
  }, [shown])
  if (!shown) return null
  const [notice, ...rest] = queue
  if (!notice) return null
  const next = () => setQueue(rest)
  const end = () => setQueue([])
  return notice.kind === 'push' ? (
    <Pushed key={notice.item.trackerId} notice={notice} onSkip={next} onFollow={end} />
  ) : (
    <Status key={keyOf(notice)} notice={notice} onClose={next} onLeave={end} />
  )
}

type StatusNotice = Exclude<Notice, { kind: 'push' }>
const keyOf = (notice: StatusNotice) => (notice.kind === 'panAadhaar' ? notice.pan : notice.kind)

interface PushedProps {
  notice: Extract<Notice, { kind: 'push' }>
  onSkip: () => void
  onFollow: () => void
}

function Pushed({ notice: { item, more }, onSkip, onFollow }: PushedProps) {
  const navigate = useNavigate()
  const { title, message, ctaText, url } = item.notification
  const link = readReceivedLink(url)
  const skip = () => {
    void setNotificationStatus(item.trackerId, 'Failed')
    onSkip()
  }
  const follow = () => {
    onFollow()
    if (!link) return
    const waits = keepForLater(item)
    if (!waits) void setNotificationStatus(item.trackerId, 'Processed')
    const go = (path: string) => void navigate(path)
    if ('href' in link) window.open(link.href, '_blank', 'noopener,noreferrer')
    else if (!link.scheme && !link.endsSession) go(link.to)
    void followLink(link, {
      navigate: go,
      refuse: (text) => shellHost.toast({ message: text, type: 'infoMsg' }),
    })
  }
  return (
    <PushNotificationDialog
      open
      title={title}
      message={message}
      ctaText={link && ctaText}
      more={more}
      onCta={follow}
      onClose={skip}
    />
  )
}

function Status({
  notice,
  onClose,
  onLeave,
}: {
  notice: StatusNotice
  onClose: () => void
  onLeave: () => void
}) {
  const navigate = useNavigate()
  const status: InvestorStatus =
    notice.kind === 'nominee'
      ? {
          kind: 'nominee',
          onUpdate: () => {
            onLeave()
            void navigate(routes.nomineeDetails.path)
          },
        }
      : notice
  return <InvestorStatusDialog open onClose={onClose} status={status} />
}
