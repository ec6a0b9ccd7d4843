import type { RequestOf } from '@portal/contracts/wire/endpoint'
import { folioBankApi } from '@portal/contracts/folios/folio-bank'
import type { FastifyInstance } from 'fastify'
import { folioRefusal, refuseFolioAction } from '../folios/folio-permissions'
import { type FolioFacts, folioOf, foliosOf } from '../folios/folio-reader'
import { investorById } from '../identity/investors'
import { branchOf } from '../payments/branch-directory'
import { nameMatchFailed, ownAccountId } from '../payments/penny-drop'
import type { CallingInvestor } from '../platform/call-context'
import { implement } from '../platform/handle'
import type { Platform } from '../platform/module'
import {
  accountTypeKind,
  addBankKind,
  defaultBankKind,
  ifscKind,
  whyKept,
  whyNoMoreBanks,
} from './kinds/banks'
import type { RequestFacts } from './kinds/kind'
import { addAttachment, makeRequest } from './requests'

type Account = RequestOf<typeof folioBankApi.verify>['account']

export function registerFolioBanks(app: FastifyInstance, platform: Platform): void {
  implement(app, platform, folioBankApi, {
    banks: async (_body, { investor }) => ({ folios: await banksByFolio(platform, investor) }),
    async verify({ folioNo, account }, { investor }) {
      refuseFolioAction(await folioOf(platform.db, investor.pan, folioNo), 'signedUpdate')
      const nameMatches = await nameMatchesAt(platform, investor, account)
      return { ...(await branchOf(platform, account.ifscCode)), nameMatches }
    },
    async add({ folioNo, account, chequeDocumentId }, context) {
      refuseFolioAction(await folioOf(platform.db, context.investor.pan, folioNo), 'signedUpdate')
      const branch = await branchOf(platform, account.ifscCode)
      const nameMatches = await nameMatchesAt(platform, context.investor, account)
      if (!nameMatches && !chequeDocumentId) throw nameMatchFailed()
      const { ifscCode: ifsc, ...named } = account
      const terms = { folioNo, ...named, ifsc, ...branchIn(branch), nameMatches }
      const attachments = chequeDocumentId ? [chequeDocumentId] : []
      return { request: await makeRequest(platform, context, addBankKind, terms, attachments) }
    },
    setDefault: async (bank, context) => ({
      request: await makeRequest(platform, context, defaultBankKind, { action: 'DEFAULT', ...bank }),
    }),
    remove: async (bank, context) => ({
      request: await makeRequest(platform, context, defaultBankKind, { action: 'DELETE', ...bank }),
    }),
    uploadCheque: async (attachment, { investor }) => ({
      request: await addAttachment(platform, investor, attachment, addBankKind.code),
    }),
    updateDetails: async (terms, context) => ({
      request: await makeRequest(platform, context, accountTypeKind, terms),
    }),
    async updateIfsc({ folioNo, bankId, ifscCode }, context) {
      const terms = { folioNo, bankId, ifsc: ifscCode, ...branchIn(await branchOf(platform, ifscCode)) }
      return { request: await makeRequest(platform, context, ifscKind, terms) }
    },
  })
}

const branchIn = ({ bankName, branchName, branchCity }: Awaited<ReturnType<typeof branchOf>>) => ({
  bankName,
  branchName,
  branchCity,
})

/** Sends Rs 1; a bank that is down refuses, another name is for a cheque to explain. */
async function nameMatchesAt(
  platform: Platform,
  { id, pan }: CallingInvestor,
  account: Account,
): Promise<boolean> {
  const { name } = await investorById(platform.db, id)
  return (await ownAccountId(platform, { id, pan, name }, account)) !== undefined
}

async function banksByFolio(platform: Platform, { id, pan }: CallingInvestor) {
  const { db, clock } = platform
  const investor = await investorById(db, id)
  const facts = { tx: db, platform, investor, today: clock.today(), requestId: null }
  const folios = await foliosOf(db, pan)
  return Promise.all(folios.map((folio) => banksOfFolio({ ...facts, folio })))
}

async function banksOfFolio(facts: RequestFacts & { folio: FolioFacts }) {
  const { folio, today } = facts
  const refusal = folioRefusal(folio, 'signedUpdate')
  const whyNoMore = refusal ?? (await whyNoMoreBanks(facts))
  return {
    folioNo: folio.folioNo,
    canChange: !refusal,
    whyNoMore: whyNoMore?.message ?? null,
    banks: await Promise.all(
      folio.banks.map(async (bank) => ({
        bankId: bank.bankId,
        bankName: bank.bankName,
        ifscCode: bank.ifsc,
        branchName: bank.branchName,
        branchCity: bank.branchCity,
        accountType: bank.accountType,
        accountLast4: bank.accountNumber.slice(-4),
        isDefault: bank.isDefault,
        usableFrom: bank.usableFrom > today ? bank.usableFrom : null,
        whyKept: await whyKept(facts, bank),
      })),
    ),
  }
}
