import { StartRefusal } from './start-refusal'

const isLocal = (hostname: string) => hostname === 'localhost' || hostname === '127.0.0.1'

/** The origins of a setting, a list parted by commas or spaces; none by default. http is for this machine alone. */
export function readOrigins(name: string, text: string | undefined): readonly string[] {
  return (text ?? '')
    .split(/[\s,]+/)
    .filter(Boolean)
    .map((each) => toOrigin(name, each))
}

function toOrigin(name: string, text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && isLocal(url.hostname))
  if (!url || !isSafe || `${url.origin}` !== text.replace(/\/$/, ''))
    throw new StartRefusal(`${name} holds "${text}"; it must be an origin like https://partner.example`)
  return url.origin
}
