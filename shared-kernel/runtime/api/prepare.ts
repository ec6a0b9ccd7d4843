import { contentApi } from '@portal/contracts/support/content'
import { configureApi } from './api-config'
import { readPublic } from './early-read'
import { envelopeKeys } from './envelope-session'
import { encryption, transport } from './code-loaders'

/** The settings (S7.125); what could not be fetched is asked for again by the first call that needs it. Never fails. */
export async function prepareSettings(): Promise<void> {
  try {
    const { encryption, traces = false } = await readPublic(contentApi.conf, {})
    configureApi({ encryption, traces })
  } catch {
    // The first call that needs them asks again.
  }
}

/** What the first sealed call needs: the libraries, the server's key (S7.123) and keys of this page. Never fails. */
export async function prepareEncryption(): Promise<void> {
  const libraries = encryption().then(({ prefetchRsa }) => prefetchRsa())
  await Promise.allSettled([transport(), libraries, envelopeKeys()])
}

/** Fetches what the first call will need, at application start (S7.123, S7.125): the settings and what seals. Never fails. */
export async function prepareApi(): Promise<void> {
  await Promise.all([prepareSettings(), prepareEncryption()])
}

/**
 * The same for a page that opens alone, at this address. One that a link of a session scope opens has folio and PAN asked for
 * before anything is sealed: what seals comes while they are typed (S7.081).
 */
export const prepareVisit = (address: string): Promise<void> =>
  address.includes('#visit=') ? prepareSettings() : prepareApi()
