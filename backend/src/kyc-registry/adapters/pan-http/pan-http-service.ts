import * as z from 'zod/mini'
import { refuseHostileJson } from '../../../platform/plain-text'
import { type PanAnswer, type PanService, RegistrySilent, RegistryUnreadable } from '../../ports'
import { callRegistry, endOfQuestion, wholeQuestion } from '../registry-call'

export interface PanHttpAccess {
  /** The whole address that a question is posted to. */
  url: string
  /** Goes along as a bearer token. */
  key: string
  /** Whether name and date of birth of the holder come along. */
  tellsHolder: boolean
  timeoutMs?: number
}

const Flag = z.enum(['Y', 'N', ''])
const DayOfAnswer = z.string().check(z.regex(/^\d\d\/\d\d\/\d{4}$/))

/** One record of `outputData`. */
const Verdict = z.object({
  pan: z.string(),
  pan_status: z.string(),
  name: z.optional(Flag),
  dob: z.optional(Flag),
  seeding_status: z.optional(z.enum(['Y', 'N', 'NA', ''])),
  registered_name: z.optional(z.string().check(z.maxLength(200))),
  registered_dob: z.optional(DayOfAnswer),
})
const Answer = z.object({ response_Code: z.string(), outputData: z.optional(z.array(Verdict)) })

/** E, and E with what happened to a firm; ED is a holder who died. All others: never issued, fake, deleted, deactivated. */
const validStatuses = ['E', 'EA', 'EC', 'EI', 'EL', 'EM', 'EP', 'ES', 'EU']

/**
 * PAN verification over HTTP, JSON in the words of Protean's service (`inputData` of pan, name, fathername, dob;
 * `response_Code` 1 and `outputData` of pan, pan_status, name, fathername, dob, seeding_status: developer.iserveu.in
 * "PAN Verification API"; the statuses: crimescanapi.readme.io "PAN L2"). `name` and `dob` come back as Y or N.
 * Protean itself wants each request signed with a certificate (PFX) and some more headers; that signing is the business of
 * the gateway or reseller that the setting `PAN_HTTP_URL` names. Resellers that also tell the holder's name and date of
 * birth do so under names of their own: here `registered_name` and `registered_dob`, both optional; `PAN_HTTP_ANSWERS` says
 * whether they come.
 */
export function panHttpService({ url, key, tellsHolder, timeoutMs }: PanHttpAccess): PanService {
  return {
    source: 'http',
    tellsHolder,
    async verify(question) {
      const { pan, name, birthDate } = tellsHolder ? question : wholeQuestion(question)
      const dob = birthDate?.split('-').reverse().join('/') ?? ''
      const body = JSON.stringify({ inputData: [{ pan, name: name ?? '', fathername: '', dob }] })
      const headers = { 'content-type': 'application/json', authorization: `Bearer ${key}` }
      const signal = endOfQuestion(timeoutMs)
      const answer = read(await callRegistry({ port: 'pan', url, headers, body, signal }))
      if (answer.response_Code !== '1')
        throw new RegistrySilent(`the service answers code ${answer.response_Code.slice(0, 20)}`)
      const [verdict, ...others] = answer.outputData ?? []
      if (!verdict || others.length || verdict.pan !== pan)
        throw new RegistryUnreadable('the answer is not about the PAN that was asked')
      const told = answerOf(verdict)
      return tellsHolder ? told : { ...told, name: null, birthDate: null }
    },
  }
}

function read(text: string): z.infer<typeof Answer> {
  try {
    const json: unknown = JSON.parse(text)
    refuseHostileJson(json)
    return Answer.parse(json)
  } catch (cause) {
    throw new RegistryUnreadable('the answer cannot be read', { cause })
  }
}

const flag = (said: string | undefined) => (said === 'Y' ? true : said === 'N' ? false : null)

function answerOf(verdict: z.infer<typeof Verdict>): PanAnswer {
  return {
    isValid: validStatuses.includes(verdict.pan_status),
    nameMatches: flag(verdict.name),
    birthDateMatches: flag(verdict.dob),
    name: verdict.registered_name?.trim() || null,
    birthDate: verdict.registered_dob?.split('/').reverse().join('-') ?? null,
    aadhaarLinked: flag(verdict.seeding_status),
  }
}
