import { api } from '@portal/kernel'
import { investorApi } from '@portal/contracts/folios/investor'
import { notificationApi, type PushNotification } from '@portal/contracts/notifications/notification'
import { contentApi } from '@portal/contracts/support/content'
import type { ResponseOf } from '@portal/contracts/wire/endpoint'
import { linkFor } from '../footer/general-links'

export type Notice =
  | { kind: 'push'; item: PushNotification; more: number }
  | { kind: 'nominee' }
  | { kind: 'panAadhaar'; pan: string }
  | { kind: 'tin'; pans: readonly string[]; href: string }

type Status = ResponseOf<typeof investorApi.status>

/** The label under which the general links name the page for TIN details (S2.170). */
const tinLabel = 'Update TIN details'

/** Push notifications first, then nominee, Aadhaar and TIN, in the order of the specification (S2.155, S2.156). */
export function noticesOf(
  pushed: readonly PushNotification[],
  status: Status | undefined,
  tinPage: string | undefined,
): Notice[] {
  const { foliosWithoutNominee = [], pansWithoutAadhaar = [], pansWithoutTin = [] } = status ?? {}
  return [
    ...pushed.map((item, index): Notice => ({ kind: 'push', item, more: pushed.length - 1 - index })),
    ...(foliosWithoutNominee.length ? [{ kind: 'nominee' } satisfies Notice] : []),
    ...pansWithoutAadhaar.map((pan): Notice => ({ kind: 'panAadhaar', pan })),
    ...(pansWithoutTin.length && tinPage
      ? [{ kind: 'tin', pans: pansWithoutTin, href: tinPage } satisfies Notice]
      : []),
  ]
}

const nothing = () => undefined

/** What waits for the investor; a call that fails takes nothing from the others (S7.130). */
export async function fetchNotices(pan: string): Promise<Notice[]> {
  const [pushed, status, links] = await Promise.all([
    api.call(notificationApi.pushStatus, { userId: pan, userNameID: pan }).catch(nothing),
    api.call(investorApi.status, { panNumber: pan }).catch(nothing),
    api.call(contentApi.links, {}).catch(nothing),
  ])
  return noticesOf(pushed?.historyDtos ?? [], status, linkFor(tinLabel, links?.links ?? []))
}
