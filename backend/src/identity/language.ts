import { type ChosenLanguage, type Language, pseudoLanguage, words } from '@portal/contracts/words'
import { eq } from 'drizzle-orm'
import type { Tx } from '../platform/database'
import { inLanguage, languageOfCall } from '../platform/language'
import { investorByPan, type InvestorRecord } from './investors'
import { investors } from './schema'

/** The language that an investor is written in; who is not known yet is answered in that of the call. */
async function languageOf(tx: Tx, pan: string): Promise<Language> {
  return (await investorByPan(tx, pan))?.language ?? words.language
}

/** Says something in the language of an investor. */
export async function inLanguageOf<T>(tx: Tx, pan: string, say: () => T): Promise<T> {
  return inLanguage(await languageOf(tx, pan), say)
}

/** Keeps the language of an investor for what is written to them later. */
export async function keepLanguage(tx: Tx, id: string, language: ChosenLanguage): Promise<void> {
  await tx.update(investors).set({ language }).where(eq(investors.id, id))
}

/** Keeps the language that a log-in was made in, where it names another one than before. */
export async function keepLanguageOfCall(tx: Tx, { id, language }: InvestorRecord): Promise<void> {
  const named = languageOfCall()
  if (named && named !== pseudoLanguage && named !== language) await keepLanguage(tx, id, named)
}
