import { accountProofApi } from '@portal/contracts/folios/account-proof'
import type { FastifyInstance } from 'fastify'
import { investorById } from '../identity/investors'
import { implement } from '../platform/handle'
import type { Platform } from '../platform/module'
import { registerCallback } from '../platform/signed-callback'
import { beginProof, cancelProof, proofState, takeProofReport } from './account-proof'
import { reversePennyDropOf } from './adapters'

/** Where the provider of the reverse penny drop reports. */
export const accountProofCallback = '/api/v1/accounts/upi/callback'

/** The calls of verifying an account by UPI, and its provider's; without a provider each answers a 404. */
export function registerAccountProofs(app: FastifyInstance, platform: Platform): void {
  implement(app, platform, accountProofApi, {
    async begin({ account }, { investor: { id, pan } }) {
      const { name } = await investorById(platform.db, id)
      return beginProof(platform, { id, pan, name }, account)
    },
    state: ({ proofId }, { investor }) => proofState(platform, investor.id, proofId),
    cancel: ({ proofId }, { investor }) => cancelProof(platform, investor.id, proofId),
  })
  const provider = reversePennyDropOf(platform)
  if (!provider) return
  registerCallback(app, platform, {
    about: 'accountProof',
    path: accountProofCallback,
    read: async (raw, headers) => provider.readCallback(raw, headers),
    subjectOf: ({ proofId }) => proofId,
    take: ({ report }) => takeProofReport(platform, report),
  })
}
