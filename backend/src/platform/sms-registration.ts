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
export type SmsRegistration = z.infer<typeof SmsRegistration>

/** What goes with an SMS to the gateway, without which no operator delivers it. */
export interface SmsIds {
  entityId: string
  header: string
  templateId: string
}

const names = Object.keys(smsRegister) as SmsName[]

/** Reads the file of an installation. Throws StartRefusal where it cannot be read, and for texts without a template in English. */
export function readSmsRegistration(path: string): SmsRegistration {
  const registration = SmsRegistration.safeParse(contentOf(path))
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

function contentOf(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch (error) {
    throw new StartRefusal(`SMS_TEMPLATES: ${path} cannot be read: ${(error as Error).message}`)
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
