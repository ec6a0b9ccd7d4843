import type { ChosenLanguage } from '@portal/contracts/words/languages'

/** What the portal sends by web push. Anything else shows as plain news, since a push must show something. */
interface News {
  title: string
  body: string
}

/** A worker has no catalogue: it says this alone. */
const plainNews: Readonly<Record<ChosenLanguage, News>> = {
  en: { title: 'Neem Mutual Fund', body: 'You have a new notification.' },
  hi: { title: 'Neem म्यूचुअल फंड', body: 'आपके लिए एक नई सूचना है।' },
}

interface PushData {
  json(): unknown
}

function newsOf(data: PushData | null, plain: News): News {
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

/** Shows a pushed message, as text only; the server says it in the investor's language. */
export async function showNews(
  registration: Shows,
  data: PushData | null,
  language: ChosenLanguage,
): Promise<void> {
  const { title, body } = newsOf(data, plainNews[language])
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
