import * as z from 'zod/mini'
import type { KycStatus } from './kyc-status'

/** What the fund house makes of the registry's word: whether the investor may invest (S4.003). */
export const CustomerKycStatus = z.enum(['KYC OK', 'KYC NOT OK'])
export type CustomerKycStatus = z.infer<typeof CustomerKycStatus>

/** How far a KYC has come at its provider; NEW where none was begun (S4.043, S4.044). */
export const KycProviderStatus = z.enum(['NEW', 'DRAFT', 'PENDING', 'DONE', 'FAILED'])
export type KycProviderStatus = z.infer<typeof KycProviderStatus>

/** Which of the status messages an investor reads (S4.053 to S4.056). */
export const KycMessage = z.enum(['PENDING', 'DRAFT', 'INCOMPLETE', 'COMPLETED'])
export type KycMessage = z.infer<typeof KycMessage>

interface KycRow {
  registry: KycStatus
  customer: CustomerKycStatus
  provider: KycProviderStatus
  message: KycMessage
}

const row = (
  registry: KycStatus,
  customer: CustomerKycStatus,
  provider: KycProviderStatus,
  message: KycMessage,
): KycRow => ({ registry, customer, provider, message })

/**
 * The four vocabularies of KYC side by side (S2.154, S4.003, S4.043, S4.053 to S4.059). They stay four, because four
 * parties speak them; this table is the only place where one is turned into another. A provider's word stands in more
 * than one row, and means the first.
 */
export const kycTable: readonly KycRow[] = [
  row('Validated', 'KYC OK', 'DONE', 'COMPLETED'),
  row('Registered', 'KYC OK', 'DONE', 'COMPLETED'),
  row('Under Process', 'KYC NOT OK', 'PENDING', 'PENDING'),
  row('Not Available', 'KYC NOT OK', 'NEW', 'INCOMPLETE'),
  row('Not Available', 'KYC NOT OK', 'DRAFT', 'DRAFT'),
  row('Rejected', 'KYC NOT OK', 'FAILED', 'INCOMPLETE'),
  row('On-Hold', 'KYC NOT OK', 'FAILED', 'INCOMPLETE'),
]

function rowWhere<Column extends keyof KycRow>(column: Column, word: KycRow[Column]): KycRow {
  const found = kycTable.find((each) => each[column] === word)
  if (!found) throw new Error(`The table of KYC words does not know ${word}`)
  return found
}

/** Whether a KYC with this word of its registry lets invest at all. */
export const customerKycOf = (registry: KycStatus): CustomerKycStatus =>
  rowWhere('registry', registry).customer

/** What a provider's word means to the investor: DONE is COMPLETED, FAILED reads as incomplete (decision 12). */
export const kycMessageOf = (provider: KycProviderStatus): KycMessage =>
  rowWhere('provider', provider).message

/** How far a KYC has come where its provider knows nothing of it, by the registry's word. */
export const providerKycOf = (registry: KycStatus): KycProviderStatus =>
  rowWhere('registry', registry).provider
