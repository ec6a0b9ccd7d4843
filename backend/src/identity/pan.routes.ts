import { panApi } from '@portal/contracts/identity/pan'
import type { FastifyInstance } from 'fastify'
import { holderDetails, holderName, taxStatusOf, validPan, verifiedPeople } from '../kyc-registry/pan-check'
import { implement } from '../platform/handle'
import type { CallingInvestor } from '../platform/call-context'
import type { Platform } from '../platform/module'
import { outOfScope } from '../platform/refusal'
import { maskedInvestor } from './existing-investor'
import { startRecovery } from './code-challenges'
import { checkCode } from './otp-check'
import { countPanQuestion } from './pan-questions'
import { demandProof } from './proof-of-work'

/** The calls about PANs: before log-in only behind a code, after it only so many an hour. */
export function registerPanCalls(app: FastifyInstance, platform: Platform): void {
  const { db } = platform
  implement(app, platform, panApi, {
    async existingInvestor({ panNumber, proof }, visitor) {
      await demandProof(platform, visitor, proof)
      return startRecovery(platform, panNumber, 'USER_INFO', visitor)
    },
    async maskedInvestor({ uniqueID, referenceNumber, otp }, visitor) {
      const by = { visitor, uniqueId: uniqueID, activities: ['USER_INFO' as const] }
      const { pan } = await checkCode(platform, { reference: referenceNumber, code: otp, by })
      return maskedInvestor(db, pan)
    },
    sessionInvestor: (_body, { investor }) => maskedInvestor(db, investor.pan),
    async checkPan({ panNumber }, { investor }) {
      await countPanQuestion(platform, investor.pan)
      return { taxStatus: taxStatusOf(panNumber), isOwn: panNumber === investor.pan }
    },
    async validatePan(body, { investor }) {
      refuseOthersInScope(investor, [body.panNumber])
      await countPanQuestion(platform, investor.pan)
      return validPan(db, body, investor.pan)
    },
    async kycDetails(body, { investor }) {
      refuseOthersInScope(investor, [body.panNumber])
      await countPanQuestion(platform, investor.pan)
      return holderDetails(db, body)
    },
    async getName(body, { investor }) {
      await countPanQuestion(platform, investor.pan)
      return { name: await holderName(db, body) }
    },
    async verifyPan(body, { investor }) {
      const { investorPan, jhOnePan, jhTwoPan, guardianPan } = body
      refuseOthersInScope(investor, [investorPan, jhOnePan, jhTwoPan, guardianPan])
      await countPanQuestion(platform, investor.pan)
      return verifiedPeople(db, body)
    },
  })
}

/** Quick invest reviews the details of its own investor, and nobody else's. */
function refuseOthersInScope(
  { pan, sessionScope }: CallingInvestor,
  requested: readonly (string | null)[],
): void {
  if (sessionScope && requested.some((each) => each !== null && each !== pan)) throw outOfScope()
}
