import { readFileSync } from 'node:fs'
import { languages } from '@portal/contracts/words'
import * as z from 'zod/mini'
import { type SmsName, smsRegister } from './sms-register'
import { StartRefusal } from './start-refusal'

const Id = z.string().check(z.regex(/^\d{6,25}$/))

/** What the operators' registers (DLT) call the fund house, its header and each text, by name and language. */
const SmsRegistration = z.object({
  entityId: Id,
  header: z.string().check(z.regex(/^[A-Za-z0-9]{3,9}$/)),
  templates: z.record(z.string(), z.record(z.string(), z.union([Id, z.literal('')]))),
})
export type SmsRegistration = z.infer<typeof SmsRegistration> & { whatsapp?: WhatsAppTemplates }

/** What Meta calls the templates of texts, by the name of the text and the language. */
const WhatsAppTemplates = z.record(
  z.string(),
  z.record(
    z.string(),
    z.object({
      name: z.string().check(z.regex(/^[a-z0-9_]{1,512}$/)),
      language: z.string().check(z.regex(/^[A-Za-z_]{2,8}$/)),
    }),
  ),
)
type WhatsAppTemplates = z.infer<typeof WhatsAppTemplates>

/** A text as WhatsApp sends it: its template there, and what stands in its blanks, in their order. */
export interface WhatsAppTemplate {
  name: string
  language: string
  values: readonly string[]
}

/** What goes with an SMS to the gateway, without which no operator delivers it. */
export interface SmsIds {
  entityId: string
  header: string
  templateId: string
}

/** A code that somebody may wait for goes by SMS, and by nothing that moves it elsewhere. */
const neverByWhatsApp: SmsName = 'one-time-code'

const names = Object.keys(smsRegister) as SmsName[]

/** Reads the file of an installation. Throws StartRefusal where it cannot be read, and for texts without a template in English. */
export function readSmsRegistration(path: string): SmsRegistration {
  const registration = SmsRegistration.safeParse(contentOf('SMS_TEMPLATES', path))
  if (!registration.success)
    throw new StartRefusal(
      `SMS_TEMPLATES: ${path} is not right at ${registration.error.issues.map((issue) => issue.path.join('.') || 'its start').join(', ')}`,
    )
  const { templates } = registration.data
  const missing = names.filter((name) => !templates[name]?.en)
  if (missing.length)
    throw new StartRefusal(
      `SMS_TEMPLATES: ${path} lacks the English template of ${missing.join(', ')}; "npm run sms:templates" prints what to register`,
    )
  return registration.data
}

/** Reads which texts go by WhatsApp. Throws StartRefusal where the file cannot be read, and for one-time codes. */
export function readWhatsAppTemplates(path: string): WhatsAppTemplates {
  const { data } = WhatsAppTemplates.safeParse(contentOf('WHATSAPP_TEMPLATES', path))
  if (!data) throw new StartRefusal(`WHATSAPP_TEMPLATES: ${path} is not as docs/operation.md says`)
  const unknown = Object.keys(data).filter((name) => !names.some((each) => each === name))
  if (unknown.length)
    throw new StartRefusal(`WHATSAPP_TEMPLATES: ${path} names texts that are none: ${unknown.join(', ')}`)
  if (data[neverByWhatsApp])
    throw new StartRefusal(`WHATSAPP_TEMPLATES: ${path} names ${neverByWhatsApp}, which goes by SMS alone`)
  return data
}

function contentOf(setting: string, path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch (error) {
    throw new StartRefusal(`${setting}: ${path} cannot be read: ${(error as Error).message}`)
  }
}

/** Invented ids of every text in every language. */
export const sandboxRegistration = (): SmsRegistration => ({
  entityId: '1701000000000000001',
  header: 'NEEMMF',
  templates: Object.fromEntries(
    names.map((name, place) => [
      name,
      Object.fromEntries(
        Object.keys(languages).map((language, row) => [
          language,
          `1707${String(row + 1).padStart(3, '0')}${String(place + 1).padStart(12, '0')}`,
        ]),
      ),
    ]),
  ),
})

/** Invented templates of every text but the one-time codes. */
export const sandboxWhatsApp = (): WhatsAppTemplates =>
  Object.fromEntries(
    names
      .filter((name) => name !== neverByWhatsApp)
      .map((name) => [
        name,
        Object.fromEntries(
          Object.keys(languages).map((language) => [language, { name: name.replaceAll('-', '_'), language }]),
        ),
      ]),
  )
