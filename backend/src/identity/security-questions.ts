import { type Text, textOf } from '@portal/contracts/words'
import { msg, t } from '@portal/contracts/words/macros'
import { message } from '@portal/contracts/catalogue'
import type { SecurityAnswer, SecurityQuestion } from '@portal/contracts/identity/recovery-details'
import { and, eq, lt, sql } from 'drizzle-orm'
import type { Tx } from '../platform/database'
import type { Platform } from '../platform/module'
import { notFound, Refusal } from '../platform/refusal'
import { type Grant, openGrant } from './access-grants'
import { investorByPan, nobodysId } from './investors'
import { triesLeft } from './otp-code'
import { hashPassword, isPassword } from './password-hash'
import { accessGrants, securityAnswers } from './schema'
import { networkOf, type Visitor } from './visitor'

/** What somebody knows of themselves and others do not find on a page of theirs. */
const securityQuestions: readonly { questionId: string; text: Text }[] = [
  { questionId: 'TEACHER', text: msg`What was the name of your first teacher?` },
  { questionId: 'STREET', text: msg`In which street did you live as a child?` },
  { questionId: 'NEIGHBOUR', text: msg`What was the name of your first neighbour?` },
  { questionId: 'JOB', text: msg`In which town was your first job?` },
  { questionId: 'BOOK', text: msg`Which book did you first read to the end?` },
]

const mostWrong = 5

export const questionsOf = ({ config }: Pick<Platform, 'config'>): readonly SecurityQuestion[] =>
  config.securityQuestions
    ? securityQuestions.map(({ questionId, text }) => ({ questionId, text: textOf(text) }))
    : []

/** An answer is the same in capitals, with other spaces and with a full stop. */
const plain = (answer: string): string =>
  answer
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s.,]+/g, ' ')
    .trim()

/** Hashes like those of passwords. Throws refusal -657 for a question that is not asked or is answered twice. */
export async function hashesOf(
  platform: Platform,
  answers: readonly SecurityAnswer[],
  visitor: Visitor,
): Promise<Record<string, string>> {
  const requested = questionsOf(platform).map(({ questionId }) => questionId)
  const ids = new Set(answers.map(({ questionId }) => questionId))
  if (ids.size < answers.length || answers.some(({ questionId }) => !requested.includes(questionId)))
    throw new Refusal('-657', t`Choose two different questions from the list.`)
  const hashes: Record<string, string> = {}
  for (const { questionId, answer } of answers)
    hashes[questionId] = await hashPassword(plain(answer), networkOf(visitor))
  return hashes
}

export async function keepAnswers(
  tx: Tx,
  investorId: string,
  hashes: Record<string, string> | null,
): Promise<void> {
  if (!hashes) return
  await tx.delete(securityAnswers).where(eq(securityAnswers.investorId, investorId))
  await tx
    .insert(securityAnswers)
    .values(
      Object.entries(hashes).map(([questionId, answerHash]) => ({ investorId, questionId, answerHash })),
    )
}

const answersOf = (db: Tx, investorId: string) =>
  db
    .select()
    .from(securityAnswers)
    .where(eq(securityAnswers.investorId, investorId))
    .orderBy(securityAnswers.questionId)

export async function answeredBy(platform: Platform, investorId: string): Promise<SecurityQuestion[]> {
  const rows = await answersOf(platform.db, investorId)
  return questionsOf(platform).filter(({ questionId }) => rows.some((row) => row.questionId === questionId))
}

/** The question that a recovery asks; none where none was answered, or none are asked any more. */
export async function questionFor(
  platform: Platform,
  investorId = nobodysId,
): Promise<{ question?: SecurityQuestion }> {
  const [question] = await answeredBy(platform, investorId)
  return question ? { question } : {}
}

/** Keeps the answers of a registration until its password is set, or checks that of a recovery. */
export async function answerQuestions(
  platform: Platform,
  grantId: string,
  answers: readonly SecurityAnswer[],
  visitor: Visitor,
): Promise<void> {
  const grant = await openGrant(platform.db, grantId)
  if (grant.purpose === 'FORGOT_PASSWORD') return checkAnswer(platform, grant, answers, visitor)
  if (grant.purpose !== 'REGISTRATION') throw notFound()
  const hashes = await hashesOf(platform, answers, visitor)
  await platform.db.update(accessGrants).set({ answers: hashes }).where(eq(accessGrants.id, grantId))
}

/** Counts an answer before it is looked at, so that many at once are no more than five; how many are left. Throws refusal -659 after five. */
async function countAttempt(db: Tx, grantId: string): Promise<number> {
  const { id, wrongAnswers } = accessGrants
  const counted = await db
    .update(accessGrants)
    .set({ wrongAnswers: sql`${wrongAnswers} + 1` })
    .where(and(eq(id, grantId), lt(wrongAnswers, mostWrong)))
    .returning({ wrong: wrongAnswers })
  const [row] = counted
  if (!row) throw new Refusal('-659', message('attemptsExceeded'))
  return mostWrong - row.wrong
}

/** Throws refusal -658 for a wrong answer, -659 after five: then only another code leads on (S8.045). */
async function checkAnswer(
  platform: Platform,
  grant: Grant,
  [typed]: readonly SecurityAnswer[],
  visitor: Visitor,
): Promise<void> {
  const { db, audit } = platform
  const left = await countAttempt(db, grant.id)
  const investor = await investorByPan(db, grant.pan)
  const kept = await answersOf(db, investor?.id ?? nobodysId)
  const row = kept.find(({ questionId }) => questionId === typed?.questionId)
  const right = row && (await isPassword(plain(typed?.answer ?? ''), row.answerHash, networkOf(visitor)))
  if (right) {
    await db.update(accessGrants).set({ answered: true }).where(eq(accessGrants.id, grant.id))
    return
  }
  await audit.record(db, {
    event: 'identity.answer.refused',
    ...(investor && { subject: investor.id }),
  })
  const rest = left
    ? t`Try again: ${{ left: triesLeft(left) }}.`
    : t`No tries left. Start again for a new code.`
  throw new Refusal('-658', t`That is not the answer you gave. ${rest}`)
}

/** Throws refusal -660 for a recovery whose question is not answered yet. */
export async function refuseUnanswered(platform: Platform, grant: Grant): Promise<void> {
  if (grant.purpose !== 'FORGOT_PASSWORD' || grant.answered) return
  const investor = await investorByPan(platform.db, grant.pan)
  const { question } = await questionFor(platform, investor?.id)
  if (question) throw new Refusal('-660', t`Answer your security question before you set a password.`)
}
