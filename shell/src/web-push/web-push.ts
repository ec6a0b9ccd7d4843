import { api, getSession } from '@portal/kernel'
import { onSessionChange } from '@portal/kernel/internal'
import { notificationApi } from '@portal/contracts/notifications/notification'
import type { PortalSettings } from '../settings/portal-settings'
import { deviceDetails } from './device-details'

const nothing = (): void => undefined

const isSupported = () => 'PushManager' in globalThis && 'Notification' in globalThis

/**
 * Firefox and Safari refuse a question for permissions that no press led to, and the page may have opened without one: it is
 * asked at the next press then. Resolves in the turn of the press, which is the only one that counts.
 */
const pressed = (): Promise<void> =>
  new Promise((resolve) => {
    // Browsers that do not tell whether there was one are asked at once.
    if (navigator.userActivation?.isActive ?? true) return resolve()
    addEventListener('click', () => resolve(), { capture: true, once: true })
  })

async function askForPermission(signal: AbortSignal): Promise<boolean> {
  if (Notification.permission !== 'default') return Notification.permission === 'granted'
  await pressed()
  return !signal.aborted && (await Notification.requestPermission()) === 'granted'
}

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
  const end = new AbortController()
  const { signal } = end
  try {
    const { publicKey } = await api.call(notificationApi.pushKeys, {})
    const begin = () =>
      signal.addEventListener(
        'abort',
        onLogIn((pan) => void follow(pan, worker, publicKey, signal)),
      )
    // Nobody waits for the answer, nor for the press that it may need.
    if (settings.askForNotifications === 'log-in') begin()
    else void askForPermission(signal).then((isGranted) => isGranted && !signal.aborted && begin(), nothing)
  } catch {
    // Without keys there is nothing to subscribe to; the next start asks again.
  }
  return () => end.abort()
}

async function follow(
  pan: string,
  worker: ServiceWorkerRegistration,
  publicKey: string,
  signal: AbortSignal,
): Promise<void> {
  try {
    if (await askForPermission(signal)) await registerDevice(pan, await subscribe(worker, publicKey))
  } catch {
    // A browser whose push service cannot be reached is asked again at the next log-in.
  }
}
