import { type ChosenLanguage, type Language, pseudoLanguage, words } from '@portal/contracts/words'
import { eq } from 'drizzle-orm'
import type { Tx } from '../platform/database'
import { inLanguage, languageOfCall } from '../platform/language'
import type { Message } from '../platform/messages'
import type { Platform } from '../platform/module'
import { sayAsSms } from '../platform/say-sms'
import { investorByPan, type InvestorRecord } from './investors'
import { investors } from './schema'

/** The language that an investor is written in; who is not known yet is answered in that of the call. */
async function languageOf(tx: Tx, pan: string): Promise<Language> {
  const investor = await investorByPan(tx, pan)
  // Nobody asked one who has no log-in: English is no choice of theirs.
  const hasChosen = investor && (investor.registered || investor.language !== 'en')
  return hasChosen ? investor.language : words.language
}

/** Says something in the language of an investor. */
export async function inLanguageOf<T>(tx: Tx, pan: string, say: () => T): Promise<T> {
  return inLanguage(await languageOf(tx, pan), say)
}

/** Keeps the language of an investor for what is written to them later. */
export async function keepLanguage(tx: Tx, id: string, language: ChosenLanguage): Promise<void> {
  await tx.update(investors).set({ language }).where(eq(investors.id, id))
}

/** Sends one message in the language of the investor whom it is for. */
export async function sendToInvestor(
  tx: Tx,
  { messages, config }: Pick<Platform, 'messages' | 'config'>,
  address: Pick<Message, 'channel' | 'to' | 'pan' | 'byEmailToo'>,
  say: () => Pick<Message, 'subject' | 'body'>,
): Promise<void> {
  const inForm = () => (address.channel === 'sms' ? sayAsSms(config.smsRegistration, say) : say())
  await messages.send(tx, { ...address, ...(await inLanguageOf(tx, address.pan, inForm)) })
}

/** Keeps the language that a log-in was made in, where it names another one than before. Returns the investor as they are then. */
export async function keepLanguageOfCall(tx: Tx, investor: InvestorRecord): Promise<InvestorRecord> {
  const language = languageOfCall()
  if (!language || language === pseudoLanguage || language === investor.language) return investor
  await keepLanguage(tx, investor.id, language)
  return { ...investor, language }
}
