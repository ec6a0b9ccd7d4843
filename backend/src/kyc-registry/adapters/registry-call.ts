import { providerFetch } from '../../platform/provider-call'
import { type PanQuestion, RegistrySilent, RegistryUnreadable } from '../ports'

/** How long an investor is kept waiting for one question, however many calls it takes. */
const registryTimeoutMs = 4000

/** The end of one question. */
export const endOfQuestion = (timeoutMs = registryTimeoutMs): AbortSignal => AbortSignal.timeout(timeoutMs)

/** Many times what a registry has to say of one PAN; what is longer is not read into memory. */
const mostBytes = 64 * 1024

/** A service that does not tell the holder of a PAN is asked with both. Throws where the caller knows only a part. */
export function wholeQuestion({ pan, name, birthDate }: PanQuestion): {
  pan: string
  name: string
  birthDate: string
} {
  if (name === null || birthDate === null)
    throw new Error('This PAN service is asked with a name and a date of birth')
  return { pan, name, birthDate }
}

interface RegistryCall {
  port: 'kyc-registry' | 'pan'
  url: string
  headers: Record<string, string>
  body: string
  /** Of the whole question (`endOfQuestion`). */
  signal: AbortSignal
}

/**
 * Posts a question and reads the answer as text. Throws RegistrySilent where there is none in time or it is an error of
 * HTTP, RegistryUnreadable where it is too long. Messages hold no word of what was sent.
 */
export async function callRegistry({ port, url, headers, body, signal }: RegistryCall): Promise<string> {
  try {
    const init = { method: 'POST', headers, body, redirect: 'error', signal } as const
    const response = await providerFetch(port, url, init)
    if (!response.ok) throw new RegistrySilent(`HTTP ${response.status}`)
    return await boundedText(response)
  } catch (cause) {
    if (cause instanceof RegistrySilent || cause instanceof RegistryUnreadable) throw cause
    throw new RegistrySilent('no answer', { cause })
  }
}

async function boundedText(response: Response): Promise<string> {
  const parts: Uint8Array[] = []
  let bytes = 0
  for await (const part of response.body ?? []) {
    bytes += part.length
    if (bytes > mostBytes) throw new RegistryUnreadable('the answer is too long')
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}
