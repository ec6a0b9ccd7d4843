import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sandboxRegistration, type SmsRegistration } from '../../src/platform/sms-registration'

/** The path of a file that names a template of every SMS, but for what is changed. */
export function smsTemplatesFile(folder: string, changed: Partial<SmsRegistration> = {}): string {
  const path = join(folder, 'sms-templates.json')
  writeFileSync(path, JSON.stringify({ ...sandboxRegistration(), ...changed }))
  return path
}
