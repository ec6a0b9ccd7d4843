import { words } from '@portal/contracts/words'
import { asTemplate, inLanguage } from './language'
import type { Message } from './messages'
import { smsRegister, templateOf } from './sms-register'
import type { SmsIds, SmsRegistration } from './sms-registration'

const nameOf = new Map(Object.entries(smsRegister).map(([name, sentences]) => [templateOf(sentences), name]))

/**
 * Says an SMS in the language that is on, with the ids that it goes under; in English where that language has no
 * registered template of it, since an operator would not deliver another text.
 */
export function sayAsSms<T extends Pick<Message, 'subject' | 'body'>>(
  { entityId, header, templates }: SmsRegistration,
  say: () => T,
): T & { sms?: SmsIds } {
  const name = nameOf.get(asTemplate(() => say().body))
  const ids = name === undefined ? undefined : templates[name]
  const templateId = ids?.[words.language]
  if (templateId) return { ...say(), sms: { entityId, header, templateId } }
  const said = inLanguage('en', say)
  return ids?.en ? { ...said, sms: { entityId, header, templateId: ids.en } } : said
}
