import { api, getSession } from '@portal/kernel'
import { onSessionChange } from '@portal/kernel/internal'
import { notificationApi } from '@portal/contracts/notifications/notification'
import type { PortalSettings } from '../settings/portal-settings'
import { deviceDetails } from './device-details'

const nothing = (): void => undefined

const isSupported = () => 'PushManager' in globalThis && 'Notification' in globalThis

const askForPermission = async () =>
  (Notification.permission === 'default'
    ? await Notification.requestPermission()
    : Notification.permission) === 'granted'

/** Runs once for every log-in, the one that is there already included. Returns what stops it. */
function onLogIn(work: (pan: string) => void): () => void {
  let known: string | undefined
  const look = () => {
    const pan = getSession()?.investor.pan
    if (pan && pan !== known) work(pan)
    known = pan
  }
  look()
  return onSessionChange(look)
}

/** Makes this browser known as one of the investor's (S7.124). */
async function registerDevice(pan: string, subscription: PushSubscription): Promise<void> {
  const deviceToken = JSON.stringify(subscription)
  const details = deviceDetails(navigator.userAgent)
  await api.call(notificationApi.registerDevice, { userId: pan, userNameID: pan, deviceToken, ...details })
}

async function subscribe(worker: ServiceWorkerRegistration, publicKey: string): Promise<PushSubscription> {
  const existing = await worker.pushManager.getSubscription()
  return (
    existing ??
    (await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey }))
  )
}

/**
 * Web push (S9.069): the keys are fetched at start (S7.118), the permission is asked for at start or after a log-in
 * (S9.075), and this browser is registered for each investor who logs in. Never fails: news also waits in the portal.
 * Answers what stops it.
 */
export async function startWebPush(
  worker: ServiceWorkerRegistration | undefined,
  settings: PortalSettings,
): Promise<() => void> {
  if (!worker || !settings.pushNotifications || !isSupported()) return nothing
  try {
    const { publicKey } = await api.call(notificationApi.pushKeys, {})
    if (settings.askForNotifications === 'start' && !(await askForPermission())) return nothing
    return onLogIn((pan) => void follow(pan, worker, publicKey))
  } catch {
    // Without keys there is nothing to subscribe to; the next start asks again.
    return nothing
  }
}

async function follow(pan: string, worker: ServiceWorkerRegistration, publicKey: string): Promise<void> {
  try {
    if (await askForPermission()) await registerDevice(pan, await subscribe(worker, publicKey))
  } catch {
    // A browser whose push service cannot be reached is asked again at the next log-in.
  }
}
