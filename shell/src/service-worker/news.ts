/** What the portal sends by web push. Anything else shows as plain news, since a push must show something. */
interface News {
  title: string
  body: string
}

interface PushData {
  json(): unknown
}

function newsOf(data: PushData | null): News {
  const plain = { title: 'Neem Mutual Fund', body: 'You have a new notification.' }
  try {
    const { title, body } = data?.json() as { title?: unknown; body?: unknown }
    return typeof title === 'string' && title ? { title, body: typeof body === 'string' ? body : '' } : plain
  } catch {
    return plain
  }
}

interface Shows {
  showNotification(title: string, options: object): Promise<void>
}

/** Shows a pushed message, as text only. */
export async function showNews(registration: Shows, data: PushData | null): Promise<void> {
  const { title, body } = newsOf(data)
  await registration.showNotification(title, { body, icon: '/investors/icon-192.png', tag: title })
}

const notificationsPage = '/investors/home/notifications'

interface Tabs {
  matchAll(options: { type: 'window' }): Promise<readonly { url: string; focus?: () => Promise<unknown> }[]>
  openWindow(url: string): Promise<unknown>
}

/** Leads to the portal: to a tab that is open, else to the notifications. A message cannot name another address. */
export async function openNews(tabs: Tabs): Promise<void> {
  const open = (await tabs.matchAll({ type: 'window' })).find(({ url }) =>
    new URL(url).pathname.startsWith('/investors'),
  )
  await (open?.focus ? open.focus() : tabs.openWindow(notificationsPage))
}
