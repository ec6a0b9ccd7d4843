import { featureAccessApi } from '@portal/contracts/identity/feature-access'
import { mandateApi } from '@portal/contracts/mandates/mandate'
import { maskEmail } from '@portal/contracts/format'
import type { FastifyInstance } from 'fastify'
import { investorByPan } from '../identity/investors'
import { inTransaction } from '../platform/database'
import { implement } from '../platform/handle'
import type { Platform } from '../platform/module'
import { notFound } from '../platform/refusal'
import { accessListFor } from './access-list'
import { changeByInvestor } from './change-mandate'
import { mandateAccounts } from './mandate-accounts'
import { mandateContext } from './mandate-context'
import { confirmationMessage, notifyOwner } from './mandate-messages'
import { mandatesView, registrationView, runningSips } from './mandate-view'
import { earliestStart, registerMandate } from './register-mandate'
import { ownRegistration } from './registration.repository'

export function registerMandates(app: FastifyInstance, platform: Platform): void {
  const { db, clock } = platform
  const mandates = () => mandateContext(platform)
  const serverNow = () => clock.now().toISOString()
  implement(app, platform, featureAccessApi, {
    cugDetails: async (_body, { investor }) => ({ features: await accessListFor(db, investor.pan) }),
  })
  implement(app, platform, mandateApi, {
    mandates: async (_body, { investor }) => ({
      mandates: await mandatesView(db, mandates(), investor.pan),
      serverNow: serverNow(),
    }),
    emandateDetails: async (_body, { investor }) => ({
      accounts: await mandateAccounts(mandates(), investor.pan),
      earliestStart: earliestStart(platform),
      sips: await runningSips(db, platform, investor.pan),
      serverNow: serverNow(),
    }),
    async emandateInitiate(requested, context) {
      const { registration, page } = await registerMandate(mandates(), requested, context)
      return { registration: await registrationView(db, registration), url: page.url }
    },
    async initiateAutopay(requested, context) {
      const whole = { ...requested, method: 'UPI', documentId: null } as const
      const { registration, page } = await registerMandate(mandates(), whole, context)
      const { url, upi } = page
      if (!url || !upi) throw notFound()
      return {
        registration: await registrationView(db, registration),
        url,
        upi: { ...upi, expiresAt: upi.expiresAt.toISOString() },
      }
    },
    registration: async ({ registrationId }, { investor }) => ({
      registration: await registrationView(db, await ownRegistration(db, investor.pan, registrationId)),
    }),
    async emandateSendConfirmation({ registrationId }, { investor }) {
      const row = await ownRegistration(db, investor.pan, registrationId)
      await inTransaction(db, (tx) => notifyOwner(tx, platform, row, confirmationMessage(row)))
      const owner = await investorByPan(db, investor.pan)
      return { maskedEmail: maskEmail(owner?.email ?? '') }
    },
    async change(body, context) {
      await changeByInvestor(platform, body, context)
      const all = await mandatesView(db, mandates(), context.investor.pan)
      const mandate = all.find(({ mandateId }) => mandateId === body.umrn)
      if (!mandate) throw notFound()
      return { mandate }
    },
  })
}
