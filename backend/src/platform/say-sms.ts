import { words } from '@portal/contracts/words'
import { asOwnTemplate, asTemplate, inLanguage } from './language'
import type { Message } from './messages'
import { blank, smsRegister, templateOf } from './sms-register'
import type { SmsIds, SmsRegistration, WhatsAppTemplate } from './sms-registration'

const nameOf = new Map(Object.entries(smsRegister).map(([name, sentences]) => [templateOf(sentences), name]))

interface Registered<T> {
  /** What it goes under; none where nobody registered it. */
  sms?: SmsIds
  /** What it goes by WhatsApp as, where it does. */
  whatsapp?: WhatsAppTemplate
  /** What the investor reads elsewhere, where the SMS is in another language than theirs. */
  ownWords?: T
}

/**
 * Says an SMS in the language that is on, with the ids that it goes under; in English where that language has no
 * registered template of it, since an operator would not deliver another text.
 */
export function sayAsSms<T extends Pick<Message, 'subject' | 'body'>>(
  registration: SmsRegistration,
  say: () => T,
): T & Registered<T> {
  const { entityId, header, templates } = registration
  const name = nameOf.get(asTemplate(() => say().body))
  const ids = name === undefined ? undefined : templates[name]
  const templateId = ids?.[words.language]
  const whatsapp = name === undefined ? undefined : sayByWhatsApp(registration, name, () => say().body)
  if (templateId) return { ...say(), sms: { entityId, header, templateId }, ...(whatsapp && { whatsapp }) }
  const said = inLanguage('en', say)
  if (!ids?.en) return said
  const sms = { entityId, header, templateId: ids.en }
  return { ...said, sms, ...(whatsapp && { whatsapp }), ...(words.language !== 'en' && { ownWords: say() }) }
}

/** Undefined where the language that is on has no template there, or a blank of the text would stay empty. */
function sayByWhatsApp(
  { whatsapp }: SmsRegistration,
  name: string,
  say: () => string,
): WhatsAppTemplate | undefined {
  const template = whatsapp?.[name]?.[words.language]
  const values = template && valuesIn(say(), asOwnTemplate(say))
  return template && values?.every(Boolean) ? { ...template, values } : undefined
}

const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** What stands in the blanks of a template. Where two stand side by side, together they hold what both say. */
function valuesIn(text: string, template: string): readonly string[] | undefined {
  const pattern = template.split(blank).map(literal).join('([\\s\\S]*?)')
  return new RegExp(`^${pattern}$`).exec(text)?.slice(1)
}
