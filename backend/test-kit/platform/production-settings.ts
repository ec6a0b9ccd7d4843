import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { temporaryFolder } from '../temporary-folder'
import { smsTemplatesFile } from './sms-templates-file'

type Kind = 'rsa2048' | 'rsa3072' | 'ed25519' | 'p256' | 'p384'

/** A new key pair in PEM. */
export function pemPair(kind: Kind): { privateKey: string; publicKey: string } {
  const { privateKey, publicKey } = pairOf(kind)
  return {
    privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    publicKey: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
  }
}

function pairOf(kind: Kind) {
  if (kind === 'ed25519') return generateKeyPairSync('ed25519')
  if (kind === 'p256') return generateKeyPairSync('ec', { namedCurve: 'P-256' })
  if (kind === 'p384') return generateKeyPairSync('ec', { namedCurve: 'P-384' })
  return generateKeyPairSync('rsa', { modulusLength: kind === 'rsa2048' ? 2048 : 3072 })
}

const secret = () => randomBytes(32).toString('base64url')

/** Everything that a production installation needs, of the least strength that is taken. */
export const productionSettings = (): Record<string, string> => ({
  PORTAL_MODE: 'production',
  DATABASE_URL: 'postgres://portal@db.example/portal',
  PORTAL_URL: 'https://portal.example',
  PORTAL_ENVELOPE_KEY: pemPair('rsa3072').privateKey,
  PORTAL_TOKEN_KEY: pemPair('ed25519').privateKey,
  PORTAL_REFRESH_KEY: secret(),
  PORTAL_DOCUMENT_KEY: secret(),
  PORTAL_MANIFEST_PUBLIC_KEY: pemPair('p256').publicKey,
  SMTP_URL: 'smtps://mail.example',
  SMTP_FROM: 'portal@portal.example',
  SMS_URL: 'https://sms.example/send',
  SMS_KEY: secret(),
  SMS_TEMPLATES: smsTemplatesFile(temporaryFolder('sms')),
  PAYMENT_GATEWAY_URL: 'https://gateway.example',
  PAYMENT_GATEWAY_SECRET: secret(),
  PAYMENT_PAYEE: 'neem@bank',
  PENNY_DROP_URL: 'https://verify.example',
  PENNY_DROP_SECRET: secret(),
  BANK_URL: 'https://bank.example',
  BANK_SECRET: secret(),
  KYC_PROVIDER_URL: 'https://kyc.example',
  KYC_PROVIDER_SECRET: secret(),
  KYC_CVL_URL: 'https://kra.example/CVLPanInquiry.svc',
  KYC_CVL_USER: 'NEEMMF',
  KYC_CVL_PASSWORD: secret(),
  KYC_CVL_POS_CODE: '1100099900',
  KYC_CVL_PASS_KEY: secret(),
  PAN_HTTP_URL: 'https://pan.example/verify',
  PAN_HTTP_KEY: secret(),
})
