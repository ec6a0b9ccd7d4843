import { api, message, useHost, useInvestor } from '@portal/kernel'
import { notificationApi, type PushNotification } from '@portal/contracts/notifications/notification'
import { useRef, useState } from 'react'

export interface NoticesBefore {
  /** The one on screen, and how many wait behind it. */
  shown: { notice: PushNotification; more: number } | undefined
  /** Shows each that waits, one after the other; resolved once the last is skipped. */
  show: () => Promise<void>
  skip: () => void
}

/** The push-notification history before the first check: each notification is shown and skipped in turn (S4.040). */
export function useNotices(): NoticesBefore {
  const { pan: userId } = useInvestor()
  const host = useHost()
  const [waiting, setWaiting] = useState<readonly PushNotification[]>([])
  const done = useRef<() => void>(undefined)
  const [first, ...rest] = waiting
  return {
    shown: first && { notice: first, more: rest.length },
    async show() {
      const answer = await api
        .call(notificationApi.pushStatus, { userId })
        .catch(() => void host.toast({ type: 'danger', message: message('E19') }))
      if (!answer?.historyDtos.length) return
      setWaiting(answer.historyDtos)
      await new Promise<void>((resolve) => (done.current = resolve))
    },
    skip() {
      if (!first) return
      const seen = { trackerId: first.trackerId, status: 'Failed' as const, userId }
      api.call(notificationApi.setStatus, seen).catch(() => undefined)
      setWaiting(rest)
      if (!rest.length) done.current?.()
    },
  }
}
