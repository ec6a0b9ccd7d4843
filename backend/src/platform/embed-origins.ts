import { StartRefusal } from './start-refusal'

const name = 'PORTAL_EMBED_ORIGINS'
const isLocal = (hostname: string) => hostname === 'localhost' || hostname === '127.0.0.1'

/** The origins whose pages may hold a part of the portal, from a list parted by commas or spaces; none by default. */
export function readEmbedOrigins(text: string | undefined): readonly string[] {
  return (text ?? '')
    .split(/[\s,]+/)
    .filter(Boolean)
    .map(toOrigin)
}

function toOrigin(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && isLocal(url.hostname))
  if (!url || !isSafe || `${url.origin}` !== text.replace(/\/$/, ''))
    throw new StartRefusal(`${name} holds "${text}"; it must be an origin like https://partner.example`)
  return url.origin
}
