type Button = 'success' | 'failure' | 'pending' | 'other'

const formPattern = /<form method="post" action="([^"]*)"/
const inputPattern = /<input type="hidden" name="([^"]*)" value="([^"]*)"/g

const unescaped = (text: string) =>
  text.replace(/&#(\d+);|&amp;/g, (_, code?: string) => (code ? String.fromCharCode(Number(code)) : '&'))

/** The form of a page with its hidden fields, as a browser reads it. */
function formOf(html: string, page: string): { action: string; fields: Record<string, string> } {
  const action = formPattern.exec(html)?.[1]
  if (!action) throw new Error(`This page has no form: ${html}`)
  const fields = [...html.matchAll(inputPattern)].map(([, name = '', value = '']) => [
    unescaped(name),
    unescaped(value),
  ])
  return {
    action: new URL(unescaped(action), page).href,
    fields: Object.fromEntries(fields) as Record<string, string>,
  }
}

const post = (url: string, fields: Record<string, string>) =>
  fetch(url, {
    method: 'POST',
    headers: { origin: new URL(url).origin },
    body: new URLSearchParams(fields),
    redirect: 'manual',
  })

async function sent(html: string, page: string, more: Record<string, string> = {}): Promise<Response> {
  const { action, fields } = formOf(html, page)
  return post(action, { ...fields, ...more })
}

export interface HostedVisit {
  /** Where the browser is in the end. */
  location: string | null
  /** The form that the provider has the browser post to the fund house. */
  answer: { action: string; fields: Record<string, string> }
}

interface Press {
  lose?: boolean
  /** What somebody alters of the answer. */
  change?: Record<string, string>
}

/** A browser that comes by the portal's page to the provider's, and may press a button there, now or later. */
export async function openHostedPage(url: string) {
  const ours = await fetch(url, { redirect: 'manual' })
  const theirs = await sent(await ours.text(), url)
  if (!theirs.ok) throw new Error(`The provider's page answered ${theirs.status}`)
  const page = await theirs.text()
  return async (decision: Button, { lose = false, change = {} }: Press = {}): Promise<HostedVisit> => {
    const end = await sent(page, url, { decision, ...(lose && { lose: 'yes' }) })
    const html = await end.text()
    const back = await sent(html, url, change)
    return { location: back.headers.get('location'), answer: formOf(html, url) }
  }
}

/** The whole way at once: there, one button, and back. */
export const visitHostedPage = async (
  url: string,
  decision: Button,
  press: Press = {},
): Promise<HostedVisit> => (await openHostedPage(url))(decision, press)
