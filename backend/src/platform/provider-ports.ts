/**
 * What an installation needs others for, as docs/going-live.md lists it and figures name it. Providers are other names: one
 * of them may serve several ports, and be well at one and ill at another.
 */
export const providerPorts = [
  'payments',
  'account-check',
  'upi-proof',
  'mandates',
  'debits',
  'payouts',
  'sms',
  'whatsapp',
  'email',
  'push',
  'kyc-journey',
  'kyc-registry',
  'pan',
  'registrar',
  'ifsc-directory',
] as const
export type ProviderPort = (typeof providerPorts)[number]

/** Where files of a port go out and come in. */
export interface PortFolder {
  port: ProviderPort
  folder: string
}
