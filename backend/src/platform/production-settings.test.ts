import { randomBytes } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from '../../test-kit/temporary-folder'
import { readConfig } from './config'
import { MissingSecrets, WeakSettings } from './production-settings'
import { pemPair, productionSettings } from '../../test-kit/platform/production-settings'

const good = productionSettings()
const start = (changed: Record<string, string>) => () => readConfig({ ...good, ...changed })

test('production starts with settings of the least strength that is taken', () => {
  expect(readConfig(good)).toMatchObject({ mode: 'production', publicUrl: 'https://portal.example' })
})

test('production is refused naming every missing secret at once', () => {
  const bare = () => readConfig({ PORTAL_MODE: 'production', DATABASE_URL: 'postgres://x' })
  expect(bare).toThrow(MissingSecrets)
  expect(bare).toThrow(
    'The portal cannot start in production without: PORTAL_URL, PORTAL_ENVELOPE_KEY, PORTAL_TOKEN_KEY, PORTAL_REFRESH_KEY, PORTAL_DOCUMENT_KEY, SMTP_URL, SMTP_FROM, SMS_URL, SMS_KEY, SMS_TEMPLATES, PAYMENT_GATEWAY_URL, PAYMENT_GATEWAY_SECRET, PAYMENT_PAYEE, PENNY_DROP_URL, PENNY_DROP_SECRET, BANK_URL, BANK_SECRET, KYC_PROVIDER_URL, KYC_PROVIDER_SECRET, KYC_CVL_URL, KYC_CVL_USER, KYC_CVL_PASSWORD, KYC_CVL_POS_CODE, KYC_CVL_PASS_KEY, PAN_HTTP_URL, PAN_HTTP_KEY, PORTAL_MANIFEST_PUBLIC_KEY',
  )
})

test('what must be there of the KYC registry is what its adapter needs', () => {
  const { KYC_CVL_URL: _url, KYC_CVL_PASSWORD: _password, ...others } = good
  expect(() => readConfig(others)).toThrow('without: KYC_CVL_URL, KYC_CVL_PASSWORD')
  expect(() => readConfig({ ...others, KYC: 'file' })).toThrow('without: KYC_FILE_FOLDER')
  expect(readConfig({ ...others, KYC: 'file', KYC_FILE_FOLDER: '/srv/kra' }).registries.kyc).toBe('file')
  expect(() => readConfig({ KYC: 'post' })).toThrow('KYC is "post"; it must be cvl or file')
})

test('what must be there of the PAN service is what its adapter needs', () => {
  const { PAN_HTTP_URL: _url, PAN_HTTP_KEY: _key, ...others } = good
  expect(() => readConfig(others)).toThrow('without: PAN_HTTP_URL, PAN_HTTP_KEY')
  const cashfree = { ...others, PAN: 'cashfree' }
  expect(() => readConfig(cashfree)).toThrow('without: CASHFREE_CLIENT_ID, CASHFREE_CLIENT_SECRET')
  const own = { ...cashfree, CASHFREE_CLIENT_ID: 'CF1', CASHFREE_CLIENT_SECRET: secret }
  expect(readConfig(own).registries.pan).toBe('cashfree')
  expect(() => readConfig({ ...own, CASHFREE_PUBLIC_KEY: p256.publicKey })).toThrow(
    'CASHFREE_PUBLIC_KEY must',
  )
  expect(readConfig({ ...own, CASHFREE_PUBLIC_KEY: rsa.publicKey }).registries.panHttpTellsHolder).toBe(true)
  expect(readConfig({ ...good, PAN_HTTP_ANSWERS: 'flags' }).registries.panHttpTellsHolder).toBe(false)
  expect(() => readConfig({ PAN: 'post' })).toThrow('PAN is "post"; it must be http or cashfree')
})

test('the bank of our own signed calls is needed only while something goes through it', () => {
  const { BANK_URL: _url, BANK_SECRET: _secret, ...others } = good
  const razorpay = {
    ...{ RAZORPAY_KEY_ID: 'rzp_live_1', RAZORPAY_KEY_SECRET: secret },
    ...{ RAZORPAY_WEBHOOK_SECRET: randomBytes(32).toString('base64url') },
  }
  const recurring = { ...others, ...razorpay, MANDATES: 'razorpay', DEBITS: 'razorpay' }
  expect(() => readConfig(others)).toThrow('without: BANK_URL, BANK_SECRET')
  expect(() => readConfig(recurring)).toThrow('without: BANK_URL, BANK_SECRET')
  const files = {
    PAYOUTS: 'file',
    PAYOUT_FILE_FOLDER: '/srv/payouts',
    PAYOUT_FILE_LAYOUT: '/srv/layout.json',
  }
  expect(readConfig({ ...recurring, ...files }).payouts).toBe('file')
})

test('debits by files of NACH need their folder, their layout and who debits', () => {
  expect(() => readConfig({ ...good, DEBITS: 'nach' })).toThrow(
    'without: NACH_FILE_FOLDER, NACH_FILE_LAYOUT, NACH_USER_NAME, NACH_USER_NUMBER, NACH_USER_ACCOUNT, NACH_SPONSOR',
  )
})

const [weak, rsa, edwards] = [pemPair('rsa2048'), pemPair('rsa3072'), pemPair('ed25519')]
const [p256, p384] = [pemPair('p256'), pemPair('p384')]
const both = `${p256.publicKey}${rsa.publicKey}`
const secret = randomBytes(32).toString('base64url')

test.each([
  ['PORTAL_REFRESH_KEY', 'one character', 'x', 'at least 32 bytes in base64url'],
  ['PORTAL_REFRESH_KEY', '31 bytes', randomBytes(31).toString('base64url'), 'at least 32 bytes in base64url'],
  ['PORTAL_REFRESH_KEY', 'words', 'word '.repeat(20), 'at least 32 bytes in base64url'],
  ['PORTAL_REFRESH_KEY', 'one letter again and again', 'A'.repeat(43), 'made by chance'],
  ['PAYMENT_GATEWAY_SECRET', 'one character', 'x', 'at least 32 characters'],
  ['PAYMENT_GATEWAY_SECRET', 'one letter again and again', 'a'.repeat(40), 'made by chance'],
  ['PENNY_DROP_SECRET', '31 characters', secret.slice(0, 31), 'at least 32 characters'],
  ['SMS_KEY', '15 characters', secret.slice(0, 15), 'at least 16 characters'],
  ['PORTAL_METRICS_TOKEN', 'a word', 'metrics', 'at least 32 characters'],
  ['PORTAL_ENVELOPE_KEY', 'RSA-2048', weak.privateKey, 'an RSA private key of at least 3072 bits'],
  ['PORTAL_ENVELOPE_KEY', 'Ed25519', edwards.privateKey, 'an RSA private key of at least 3072 bits'],
  ['PORTAL_ENVELOPE_KEY', 'a public key', rsa.publicKey, 'an RSA private key of at least 3072 bits'],
  ['PORTAL_ENVELOPE_KEY', 'no key', 'given', 'an RSA private key of at least 3072 bits'],
  ['PORTAL_ENVELOPE_KEY_PREVIOUS', 'RSA-2048', weak.privateKey, 'an RSA private key of at least 3072 bits'],
  ['PORTAL_TOKEN_KEY', 'RSA', rsa.privateKey, 'an Ed25519 private key'],
  ['PORTAL_TOKEN_KEY', 'P-256', p256.privateKey, 'an Ed25519 private key'],
  ['PORTAL_MANIFEST_PUBLIC_KEY', 'RSA', rsa.publicKey, 'EC public keys on P-256'],
  ['PORTAL_MANIFEST_PUBLIC_KEY', 'P-384', p384.publicKey, 'EC public keys on P-256'],
  ['PORTAL_MANIFEST_PUBLIC_KEY', 'RSA beside P-256', both, 'EC public keys on P-256'],
  ['PORTAL_MANIFEST_PUBLIC_KEY', 'a private key', p256.privateKey, 'EC public keys on P-256'],
  ['PORTAL_MANIFEST_PUBLIC_KEY', 'no file', '/nowhere/key.pem', 'EC public keys on P-256'],
  ['PORTAL_URL', 'http', 'http://portal.example', 'begin with https:// and name the host alone'],
  ['PORTAL_URL', 'http', 'http://localhost:4600', 'begin with https:// and name the host alone'],
  ['PORTAL_URL', 'a path', 'https://portal.example/fund', 'begin with https:// and name the host alone'],
  ['PORTAL_URL', 'no address', 'portal.example', 'begin with https:// and name the host alone'],
  ['PAYMENT_GATEWAY_URL', 'http', 'http://gateway.example', 'begin with https://'],
  ['PENNY_DROP_URL', 'http', 'http://verify.example', 'begin with https://'],
  ['SMS_URL', 'http', 'http://sms.example', 'begin with https://'],
  ['SMTP_URL', 'plain to another host', 'smtp://mail.example:587', 'begin with smtps://'],
  ['SMTP_URL', 'no address', 'mail.example', 'begin with smtps://'],
  [
    'BANK_SECRET',
    'that of another provider',
    good.PAYMENT_GATEWAY_SECRET ?? '',
    'be another secret than PAYMENT_GATEWAY_SECRET',
  ],
  ['SMS_URL', 'ftp', 'ftp://localhost/', 'begin with https://'],
])('production is refused, naming %s, when that is %s', (name, _what, value, rule) => {
  const message = new RegExp(`^The portal cannot start in production: ${name} must .*${rule}`)
  expect(start({ [name]: value })).toThrow(WeakSettings)
  expect(start({ [name]: value })).toThrow(message)
})

test('the clock of production cannot be moved: a moment to begin at keeps it from starting', () => {
  expect(start({ PORTAL_NOW: '2026-08-25T07:48:00.000Z' })).toThrow(
    'The portal cannot start in production: PORTAL_NOW must be left unset: it moves the clock of a sandbox. See docs/operation.md.',
  )
  expect(readConfig({ ...good, PORTAL_NOW: '' }).startAt).toBeUndefined()
})

test('every weak setting is named at once, and no secret is repeated in the message', () => {
  const refused = start({ PAYMENT_GATEWAY_SECRET: 'hunter2', PORTAL_URL: 'http://portal.example' })
  expect(refused).toThrow('PORTAL_URL must begin with https://')
  expect(refused).toThrow('PAYMENT_GATEWAY_SECRET must have at least 32 characters')
  expect(refused).not.toThrow('hunter2')
})

test('a provider reached through this machine itself needs no https', () => {
  for (const host of ['localhost', '127.0.0.1', '[::1]'])
    expect(start({ PAYMENT_GATEWAY_URL: `http://${host}:9/` })).not.toThrow()
})

test('keys of the manifest may lie in a file, and may be two while one is replaced', () => {
  const path = join(temporaryFolder('keys'), 'manifest-public.pem')
  writeFileSync(path, `${p256.publicKey}${good.PORTAL_MANIFEST_PUBLIC_KEY}`)
  expect(start({ PORTAL_MANIFEST_PUBLIC_KEY: path })).not.toThrow()
})

test('a sandbox asks for none of this', () => {
  expect(() => readConfig({ PORTAL_REFRESH_KEY: 'x', PORTAL_URL: 'http://localhost:4711' })).not.toThrow()
})

test('one secret for all providers is refused, naming each of them', () => {
  const names = ['PAYMENT_GATEWAY_SECRET', 'PENNY_DROP_SECRET', 'BANK_SECRET', 'KYC_PROVIDER_SECRET']
  const refused = start(Object.fromEntries(names.map((name) => [name, secret])))
  for (const name of names.slice(1)) expect(refused).toThrow(`${name} must be another secret than`)
  expect(refused).not.toThrow(secret)
})

test('mail through this machine itself needs no encryption', () => {
  expect(start({ SMTP_URL: 'smtp://localhost:25' })).not.toThrow()
})

test.each(['PORTAL_EMBED_ORIGINS', 'PAYMENT_PAGE_ORIGINS'])(
  'origins in %s begin with https in production',
  (name) => {
    expect(start({ [name]: 'http://localhost:8080' })).toThrow(`${name} holds "http://localhost:8080"`)
    expect(start({ [name]: 'https://partner.example' })).not.toThrow()
  },
)

test.each(['0.0.0.0/0', '::/0', '0.0.0.0/1, 128.0.0.0/1', '10.0.0.0/33', '10.0.0.7/8/8', '10.0.0.7/x'])(
  'load balancers in %s are refused by the name of the setting: anybody could name the address of a call',
  (networks) => {
    expect(start({ PORTAL_TRUSTED_PROXIES: networks })).toThrow('PORTAL_TRUSTED_PROXIES names')
  },
)

test('the description of all calls is given out in a sandbox, and in production only where that is asked for', () => {
  expect(readConfig({}).openApi).toBe(true)
  expect(readConfig(good).openApi).toBe(false)
  expect(readConfig({ ...good, PORTAL_OPENAPI: 'on' }).openApi).toBe(true)
})

test('what a chosen channel needs is asked for by name, and only that', () => {
  const { SMS_URL: _, SMS_KEY: _key, ...rest } = good
  expect(() => readConfig({ ...rest, SMS: 'exotel' })).toThrow(
    'without: EXOTEL_ACCOUNT_SID, EXOTEL_API_KEY, EXOTEL_API_TOKEN, EXOTEL_RECEIPT_SECRET',
  )
  const exotel = {
    SMS: 'exotel',
    EXOTEL_ACCOUNT_SID: 'neem',
    EXOTEL_API_KEY: 'key',
    EXOTEL_API_TOKEN: randomBytes(32).toString('base64url'),
    EXOTEL_RECEIPT_SECRET: secret,
  }
  expect(readConfig({ ...rest, ...exotel }).channels).toEqual({
    ...{ sms: 'exotel', whatsapp: undefined },
    ...{ email: 'smtp', push: 'web' },
  })
  expect(() => readConfig({ ...rest, ...exotel, OTP_VOICE_TEXT: 'on' })).toThrow('without: SMS_URL, SMS_KEY')
  expect(start({ WHATSAPP: 'cloud' })).toThrow(
    'without: WHATSAPP_PHONE_NUMBER_ID, WHATSAPP_ACCESS_TOKEN, WHATSAPP_APP_SECRET, WHATSAPP_VERIFY_TOKEN, WHATSAPP_TEMPLATES',
  )
  expect(start({ SMS: 'pigeon' })).toThrow('SMS is "pigeon"; it must be http or exotel')
  expect(() => readConfig({ SMS: 'http' })).toThrow('SMS_URL must be set too')
  expect(start({ EMAILS: 'post' })).toThrow('EMAILS is "post"; it must be smtp')
  expect(start({ PUSH: 'fcm' })).toThrow('PUSH is "fcm"; it must be web')
  expect(() => readConfig({ EMAILS: 'smtp', SMTP_URL: 'smtp://localhost' })).toThrow(
    'SMTP_URL and SMTP_FROM must be set too',
  )
})

test('one-time codes, and texts that are none, never go by WhatsApp', () => {
  const path = join(temporaryFolder('whatsapp'), 'templates.json')
  const start = (templates: object) => () => {
    writeFileSync(path, JSON.stringify(templates))
    return readConfig({ WHATSAPP: 'cloud', WHATSAPP_TEMPLATES: path })
  }
  const template = { en: { name: 'a', language: 'en' } }
  expect(start({ 'order-paid': template })().smsRegistration.whatsapp).toEqual({ 'order-paid': template })
  expect(start({ 'one-time-code': template })).toThrow('names one-time-code, which goes by SMS alone')
  expect(start({ 'order-payed': template })).toThrow('names texts that are none: order-payed')
  expect(start({ 'order-paid': { en: 'a' } })).toThrow('is not as docs/operation.md says')
})

test('the payment provider that PAYMENTS names decides which of its settings must be there', () => {
  const {
    PAYMENT_GATEWAY_URL: _url,
    PAYMENT_GATEWAY_SECRET: _secret,
    PAYMENT_PAYEE: _payee,
    ...others
  } = good
  const start = (more: Record<string, string>) => () =>
    readConfig({ ...others, PAYMENTS: 'razorpay', ...more })
  expect(start({})).toThrow('RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET, RAZORPAY_WEBHOOK_SECRET')
  const keys = { RAZORPAY_KEY_ID: 'rzp_live_1', RAZORPAY_KEY_SECRET: 'aZ3kP9qL2mX7vB4nC8dW' }
  const webhook = { RAZORPAY_WEBHOOK_SECRET: 'hG5tR1yU8iO3pA6sD9fJ2kL7zX4cV0bN' }
  expect(start({ ...keys, ...webhook })).not.toThrow()
  expect(start({ ...keys, RAZORPAY_WEBHOOK_SECRET: 'short' })).toThrow(
    'RAZORPAY_WEBHOOK_SECRET must have at least 32',
  )
  expect(start({ ...keys, RAZORPAY_KEY_SECRET: webhook.RAZORPAY_WEBHOOK_SECRET, ...webhook })).toThrow(
    'RAZORPAY_WEBHOOK_SECRET must be another secret than RAZORPAY_KEY_SECRET',
  )
})
