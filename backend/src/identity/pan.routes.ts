import { panApi, type MaskedInvestor } from '@portal/contracts/identity/pan'
import type { FastifyInstance } from 'fastify'
import {
  holderDetails,
  holderName,
  notTheHolder,
  peopleOf,
  taxStatusOf,
  validPan,
  verifiedPeople,
} from '../kyc-registry/pan-check'
import { implement } from '../platform/handle'
import type { CallingInvestor } from '../platform/call-context'
import type { Platform } from '../platform/module'
import { outOfScope } from '../platform/refusal'
import { startRecovery } from './code-challenges'
import { checkCode } from './otp-check'
import { askAboutPeople, countPanQuestion } from './pan-questions'
import { demandProof } from './proof-of-work'
import { maskEmail, maskFolio, maskName, maskPhone } from '@portal/contracts/format'
import { foliosOf } from '../folios/folio-reader'
import { kycOf } from '../kyc-registry/kyc.service'
import type { Tx } from '../platform/database'
import { investorByPan } from './investors'

/** What is known of a PAN, masked; a PAN that nobody has here is simply not existing. */
async function maskedInvestor(tx: Tx, pan: string): Promise<MaskedInvestor> {
  const investor = await investorByPan(tx, pan)
  const { status: kycStatus } = await kycOf(tx, pan)
  const folios = investor ? await foliosOf(tx, pan) : []
  return {
    isExistingUser: investor !== undefined,
    registered: investor?.registered ?? false,
    name: investor ? maskName(investor.name) : null,
    emailId: investor ? maskEmail(investor.email) : null,
    mobileNum: investor ? maskPhone(investor.mobile) : null,
    folios: folios.map(({ folioNo }) => maskFolio(folioNo)),
    kycStatus,
  }
}

interface Named {
  panNumber: string
  dob: string
  name?: string | undefined
}
const namedOf = ({ panNumber: pan, dob: birthDate, name }: Named) => ({ pan, birthDate, name: name ?? null })

const differing = { transactionAllow: 'N', panNameMatch: 'N', panAdarStatusFlag: 'N' } as const

/** One question about one PAN. Throws -8016 as the rules do, and as `askAboutPeople`. */
async function askAbout(platform: Platform, investor: CallingInvestor, named: Named): Promise<void> {
  await countPanQuestion(platform, investor.pan)
  if (!(await askAboutPeople(platform, investor, [namedOf(named)]))) throw notTheHolder()
}

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
      await askAbout(platform, investor, body)
      return validPan(db, body, investor.pan)
    },
    async kycDetails(body, { investor }) {
      refuseOthersInScope(investor, [body.panNumber])
      await askAbout(platform, investor, body)
      return holderDetails(db, body)
    },
    async getName(body, { investor }) {
      await askAbout(platform, investor, body)
      return { name: await holderName(db, body) }
    },
    async verifyPan(body, { investor }) {
      const { investorPan, jhOnePan, jhTwoPan, guardianPan } = body
      refuseOthersInScope(investor, [investorPan, jhOnePan, jhTwoPan, guardianPan])
      await countPanQuestion(platform, investor.pan)
      const agree = await askAboutPeople(platform, investor, peopleOf(body).map(namedOf))
      const verdict = await verifiedPeople(db, body)
      // Whose name or whose date it is that differs is not said, nor whether Aadhaar is linked.
      return agree ? verdict : differing
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
