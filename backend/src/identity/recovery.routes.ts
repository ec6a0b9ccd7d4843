import { recoveryApi } from '@portal/contracts/identity/recovery-details'
import { maskEmail, maskPhone } from '@portal/contracts/format'
import type { FastifyInstance } from 'fastify'
import { implement } from '../platform/handle'
import type { Platform } from '../platform/module'
import { changeContact, startContactChange } from './contact-change'
import { investorById } from './investors'
import { consumeOtp, countWrongCode } from './otp-check'
import { answeredBy, answerQuestions, hashesOf, keepAnswers, questionsOf } from './security-questions'

/** The calls about what brings an investor back in. */
export function registerRecovery(app: FastifyInstance, platform: Platform): void {
  const { db, audit } = platform
  implement(app, platform, recoveryApi, {
    registrationQuestions: async () => ({ questions: [...questionsOf(platform)] }),
    async questions({ answers }, context) {
      await answerQuestions(platform, context.accessGrant.id, answers, context)
      return {}
    },
    async recoveryDetails(_body, { investor: { id } }) {
      const { email, mobile, countryCode, isInternational } = await investorById(db, id)
      return {
        maskedEmail: maskEmail(email),
        maskedMobile: maskPhone(mobile),
        countryCode,
        isInternational,
        answered: questionsOf(platform).length ? await answeredBy(platform, id) : null,
      }
    },
    async updateRecoveryDetails({ answers, code }, context) {
      const { investor } = context
      const hashes = await hashesOf(platform, answers, context)
      const use = {
        investor,
        activity: 'SERVICE_REQUEST' as const,
        reference: code.referenceNumber,
        code: code.otp,
        subject: { folioNo: null },
      }
      await countWrongCode(platform, use)
      await db.transaction(async (tx) => {
        await consumeOtp(platform, tx, use)
        await keepAnswers(tx, investor.id, hashes)
        await audit.record(tx, { event: 'identity.answers.changed', subject: investor.id })
      })
      return {}
    },
    updateContact: (typed, { investor }) => startContactChange(platform, investor, typed),
    updateUserContact: (typed, { investor }) => changeContact(platform, investor, typed),
  })
}
