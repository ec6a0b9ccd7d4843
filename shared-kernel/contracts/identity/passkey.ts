import * as z from 'zod/mini'
import { Password, Session } from './auth'
import { Instant, AnswerText } from '../wire/common'
import { endpoint, Nothing } from '../wire/endpoint'

const Id = z.string().check(z.regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/))
/** Bytes of an authenticator, as base64url. */
const Coded = z.string().check(z.maxLength(16_384))
const Word = z.string().check(z.maxLength(40))
/** What the browser's WebAuthn gives for a new passkey or for a signature; the server's library reads it. */
const Credential = z.object({
  id: Coded,
  rawId: Coded,
  type: Word,
  authenticatorAttachment: z.optional(Word),
  response: z.object({
    clientDataJSON: Coded,
    attestationObject: z.optional(Coded),
    authenticatorData: z.optional(Coded),
    signature: z.optional(Coded),
    userHandle: z.optional(Coded),
    publicKey: z.optional(Coded),
    publicKeyAlgorithm: z.optional(z.int()),
    transports: z.optional(z.array(Word).check(z.maxLength(10))),
  }),
})
export type Credential = z.infer<typeof Credential>
/** As the server's library makes it and the browser takes it. */
const Options = z.record(AnswerText, z.unknown())
/** Of a code that is on its way: what it confirms stays as it was asked for. */
const ofCode = { referenceNumber: Id }

export const Passkey = z.object({
  passkeyId: AnswerText,
  /** "Chrome 156 on Windows" */
  label: AnswerText,
  createdAt: Instant,
  lastUsedAt: z.nullable(Instant),
})
export type Passkey = z.infer<typeof Passkey>

/** Log-in with what unlocks the device: always beside the password, never in its place. */
export const passkeyApi = {
  loginOptions: endpoint({
    summary: 'A challenge to log in with a passkey; names nobody',
    method: 'POST',
    path: 'auth/passkey/loginOptions',
    token: 'none',
    envelope: true,
    request: Nothing,
    response: z.object({ challengeId: AnswerText, options: Options }),
  }),
  login: endpoint({
    summary: 'Trades a signed challenge for a session, once',
    method: 'POST',
    path: 'auth/passkey/login',
    token: 'none',
    envelope: true,
    loader: true,
    request: z.object({ challengeId: Id, response: Credential }),
    response: Session,
  }),
  registerOptions: endpoint({
    summary: 'A challenge to make a passkey for the investor, who enters the password once more',
    method: 'POST',
    path: 'auth/passkey/registerOptions',
    token: 'session',
    envelope: true,
    request: z.object({ password: Password }),
    response: z.object({ challengeId: AnswerText, options: Options }),
  }),
  register: endpoint({
    summary: 'Keeps a new passkey of the investor; at most 10',
    method: 'POST',
    path: 'auth/passkey/register',
    token: 'session',
    envelope: true,
    request: z.object({
      challengeId: Id,
      response: Credential,
      label: z.string().check(z.minLength(1), z.maxLength(64)),
    }),
    response: Passkey,
  }),
  codeOptions: endpoint({
    summary:
      'A challenge to sign with a passkey in place of waiting for a code, where the installation allows it',
    method: 'POST',
    path: 'auth/passkey/codeOptions',
    token: 'session',
    envelope: true,
    request: z.object(ofCode),
    response: z.object({ options: Options }),
  }),
  code: endpoint({
    summary: 'Trades the signed challenge, once, for a new code in place of the one that was sent',
    method: 'POST',
    path: 'auth/passkey/code',
    token: 'session',
    envelope: true,
    request: z.object({ ...ofCode, response: Credential }),
    response: z.object({ prefixValue: AnswerText, digits: AnswerText }),
  }),
  list: endpoint({
    summary: 'The passkeys of the investor, newest first',
    method: 'POST',
    path: 'auth/passkey/list',
    token: 'session',
    envelope: true,
    request: Nothing,
    response: z.object({ passkeys: z.array(Passkey) }),
  }),
  remove: endpoint({
    summary: 'Forgets a passkey of the investor; it logs nobody in any more',
    method: 'POST',
    path: 'auth/passkey/remove',
    token: 'session',
    envelope: true,
    request: z.object({ passkeyId: z.string().check(z.maxLength(1024)) }),
    response: Nothing,
  }),
}
