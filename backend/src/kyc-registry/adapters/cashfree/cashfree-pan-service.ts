import { constants, publicEncrypt, randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import { refuseHostileJson } from '../../../platform/plain-text'
import { type PanAnswer, type PanService, RegistryUnreadable } from '../../ports'
import { callRegistry, endOfQuestion, wholeQuestion } from '../registry-call'

export interface CashfreeAccess {
  /** Without the name of the call: `https://api.cashfree.com/verification`. */
  url: string
  clientId: string
  clientSecret: string
  /** In PEM, where Cashfree knows this installation by a signature and not by its addresses. */
  publicKey?: string | undefined
  timeoutMs?: number
}

const Flag = z.nullish(z.enum(['Y', 'N', '']))

const Verdict = z.object({
  verification_id: z.string(),
  pan: z.string(),
  name_match: Flag,
  dob_match: Flag,
  pan_status: z.string().check(z.maxLength(4)),
  aadhaar_seeding_status: z.nullish(z.enum(['Y', 'N', 'R', 'T', 'NA', ''])),
})

/** E, and E with what happened to a firm; ED is a holder who died. N does not exist, X is deactivated, F fake, D deleted. */
const validStatuses = ['E', 'EA', 'EC', 'EI', 'EL', 'EM', 'EP', 'ES', 'EU']

/**
 * "PAN Lite" of Cashfree's Secure ID: says Y or N to a name and a date of birth, and tells neither
 * (docs.cashfree.com/reference/panliteapi: the statuses and that the name in the answer is the one that was asked;
 * www.cashfree.com/docs/api-reference/vrs/v2/pan/pan-lite: the fields; …/vrs/2fa-api-signature-generation: `x-cf-signature`,
 * RSA with OAEP as its example has it). All four fields of the question are needed, and `verification_id` is new each time.
 * `aadhaar_seeding_status` is Y, R not linked, NA; another page of theirs says T for not linked: both are. An error has a status of HTTP
 * (400, 401, 403, 422 no balance, 500) and is silence here.
 */
export function cashfreePanService(access: CashfreeAccess): PanService {
  return {
    source: 'cashfree',
    tellsHolder: false,
    async verify(question) {
      const { pan, name, birthDate } = wholeQuestion(question)
      const id = randomUUID()
      const body = JSON.stringify({ verification_id: id, pan, name, dob: birthDate })
      const url = `${access.url.replace(/\/$/, '')}/pan-lite`
      const signal = endOfQuestion(access.timeoutMs)
      const headers = headersOf(access)
      const verdict = read(await callRegistry({ port: 'pan', url, headers, body, signal }))
      if (verdict.pan !== pan || verdict.verification_id !== id)
        throw new RegistryUnreadable('the answer is not about the PAN that was asked')
      return answerOf(verdict)
    },
  }
}

function headersOf({ clientId, clientSecret, publicKey }: CashfreeAccess): Record<string, string> {
  return {
    'content-type': 'application/json',
    'x-client-id': clientId,
    'x-client-secret': clientSecret,
    ...(publicKey && { 'x-cf-signature': signatureOf(clientId, publicKey) }),
  }
}

/** The client id and this second, by a dot; good for some minutes there, so the clock is the machine's own. */
function signatureOf(clientId: string, key: string): string {
  const text = `${clientId}.${Math.floor(Date.now() / 1000)}`
  return publicEncrypt({ key, padding: constants.RSA_PKCS1_OAEP_PADDING }, Buffer.from(text)).toString(
    'base64',
  )
}

function read(text: string): z.infer<typeof Verdict> {
  try {
    const json: unknown = JSON.parse(text)
    refuseHostileJson(json)
    return Verdict.parse(json)
  } catch (cause) {
    throw new RegistryUnreadable('the answer cannot be read', { cause })
  }
}

const flag = (said: string | null | undefined) => (said === 'Y' ? true : said === 'N' ? false : null)

const linked: Readonly<Record<string, boolean>> = { Y: true, N: false, R: false, T: false }

function answerOf(verdict: z.infer<typeof Verdict>): PanAnswer {
  return {
    isValid: validStatuses.includes(verdict.pan_status),
    nameMatches: flag(verdict.name_match),
    birthDateMatches: flag(verdict.dob_match),
    name: null,
    birthDate: null,
    aadhaarLinked: linked[verdict.aadhaar_seeding_status ?? ''] ?? null,
  }
}
