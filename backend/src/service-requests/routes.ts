import { t } from '@portal/contracts/words/macros'
import { consolidationApi } from '@portal/contracts/folios/consolidation'
import { contactChangeApi } from '@portal/contracts/service-requests/contact-change'
import { folioLockApi } from '@portal/contracts/folios/folio-lock'
import { waitingApi } from '@portal/contracts/notifications/waiting'
import { nomineeApi } from '@portal/contracts/folios/nominee'
import { serviceRequestApi } from '@portal/contracts/service-requests/service-request'
import { taxDeclarationApi } from '@portal/contracts/service-requests/tax-declaration'
import { limits } from '@portal/contracts/validation'
import type { FastifyInstance } from 'fastify'
import { allCountries } from '../content/countries'
import { implement } from '../platform/handle'
import { folioOf } from '../folios/folio-reader'
import { addressInRegister } from '../kyc-applications/kyc-provider'
import type { Platform } from '../platform/module'
import { Refusal } from '../platform/refusal'
import { registerFolioBanks } from './bank.routes'
import { previewMerge, mergeableFolios } from './merge-view'
import { consolidationKind } from './kinds/consolidation'
import { emailKind, mobileKind } from './kinds/contact'
import { folioLockKind } from './kinds/folio-lock'
import { nomineesKind, optOutKind } from './kinds/nominees'
import { jointContact, jointHolderKind, profileKind } from './kinds/people'
import { taxKind } from './kinds/tax'
import { addressHeld } from './request.repository'
import { declarationView, folioLocks, folioNominees, jointHolders } from './request-lists'
import {
  addAttachment,
  cancelRequest,
  listRequests,
  makeRequest,
  sendAgain,
  sendRequestCode,
  signRequest,
  viewOfOne,
} from './requests'
import { tinForm } from './tin-forms'
import { waitingItems } from './waiting-items'

export function registerRequests(app: FastifyInstance, platform: Platform): void {
  registerEngine(app, platform)
  registerFolioBanks(app, platform)
  registerPeople(app, platform)
  registerFolios(app, platform)
  implement(app, platform, waitingApi, {
    waiting: (_body, { investor }) => waitingItems(platform, investor),
  })
}

function registerEngine(app: FastifyInstance, platform: Platform): void {
  implement(app, platform, serviceRequestApi, {
    list: async (_body, { investor }) => ({ requests: await listRequests(platform, investor) }),
    detail: async ({ requestId }, { investor }) => ({
      request: await viewOfOne(platform, investor, requestId),
    }),
    generateOtp: (body, { investor }) => sendRequestCode(platform, investor, body),
    sign: async (body, context) => ({ request: await signRequest(platform, context, body) }),
    cancel: async ({ requestId }, { investor }) => ({
      request: await cancelRequest(platform, investor, requestId),
    }),
    sendAgain: async ({ requestId }, { investor }) => ({
      request: await sendAgain(platform, investor, requestId),
    }),
    addAttachment: async (body, { investor }) => ({ request: await addAttachment(platform, investor, body) }),
    settings: () =>
      Promise.resolve({
        today: platform.clock.today(),
        mostNominees: limits.entries.nominees,
        mostBanks: limits.entries.banksOfAFolio,
        mostFolios: limits.entries.foliosMerged,
        coolingDays: limits.days.bankCooling,
      }),
  })
}

function registerPeople(app: FastifyInstance, platform: Platform): void {
  implement(app, platform, nomineeApi, {
    nominees: async (_body, { investor }) => ({ folios: await folioNominees(platform.db, investor.pan) }),
    update: async (terms, context) => ({
      request: await makeRequest(platform, context, nomineesKind, terms),
    }),
    async modify({ folioNo, nominees }, context) {
      const request = nominees.length
        ? await makeRequest(platform, context, nomineesKind, { folioNo, nominees })
        : await makeRequest(platform, context, optOutKind, { folioNo })
      return { request }
    },
  })
  implement(app, platform, contactChangeApi, {
    async contact({ kind: _kind, ...terms }, context) {
      const request =
        'email' in terms
          ? await makeRequest(platform, context, emailKind, terms)
          : await makeRequest(platform, context, mobileKind, terms)
      return { request }
    },
    async profile({ address: wanted, ...terms }, context) {
      const address = wanted && (await registeredAddress(platform, context.investor.pan))
      const whole = address ? { ...terms, address } : terms
      return { request: await makeRequest(platform, context, profileKind, whole) }
    },
    address: async (_body, { investor: { pan } }) => ({
      held: await addressHeld(platform.db, pan),
      registered: await addressInRegister(platform, pan),
    }),
    async jointHolder(terms, context) {
      const folio = await folioOf(platform.db, context.investor.pan, terms.folioNo)
      const before = await jointContact(platform.db, folio, terms.place)
      return { request: await makeRequest(platform, context, jointHolderKind, { ...terms, before }) }
    },
    holders: async (_body, { investor }) => ({ holders: await jointHolders(platform.db, investor.pan) }),
  })
  implement(app, platform, taxDeclarationApi, {
    declaration: async (_body, { investor }) => ({
      ...(await declarationView(platform.db, investor.pan)),
      countries: allCountries().map(({ code, name }) => ({ code, name })),
    }),
    update: async (terms, context) => ({ request: await makeRequest(platform, context, taxKind, terms) }),
    tinValidation: ({ country, tin }) => Promise.resolve(tinForm(country, tin)),
  })
}

/** Throws refusal -672 where no agency has one. */
async function registeredAddress(platform: Platform, pan: string): Promise<string> {
  const address = await addressInRegister(platform, pan)
  if (!address) throw new Refusal('-672', t`No KYC agency has an address of you. Complete your KYC first.`)
  return address
}

function registerFolios(app: FastifyInstance, platform: Platform): void {
  implement(app, platform, folioLockApi, {
    locks: async (_body, { investor }) => ({ folios: await folioLocks(platform.db, investor.pan) }),
    change: async (terms, context) => ({
      request: await makeRequest(platform, context, folioLockKind, terms),
    }),
  })
  implement(app, platform, consolidationApi, {
    folios: async (_body, { investor }) => ({ folios: await mergeableFolios(platform, investor.pan) }),
    validate: (merging, { investor }) => previewMerge(platform, investor, merging),
    consolidate: async (merging, context) => ({
      request: await makeRequest(platform, context, consolidationKind, {
        sources: [...merging.sources].sort(),
        target: merging.target,
      }),
    }),
    endorse: async (signing, context) => ({
      request: await signRequest(platform, context, signing, consolidationKind.code),
    }),
  })
}
