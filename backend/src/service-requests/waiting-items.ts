import type { WaitingItems } from '@portal/contracts/notifications/waiting'
import { addDays } from '@portal/contracts/format'
import { folioRefusal } from '../folios/folio-permissions'
import { foliosOf } from '../folios/folio-reader'
import { kycOf } from '../kyc-registry/kyc.service'
import { planActions } from '../systematic-plans/plan-view/plan-actions'
import {
  newestVersion,
  type PlanFile,
  planFilesOf,
  currentVersion,
} from '../systematic-plans/plan-file/plan-file'
import { unclaimedAmounts } from '../unclaimed/unclaimed-amounts'
import type { CallingInvestor } from '../platform/call-context'
import { codeOfError } from '../platform/error-code'
import type { Platform } from '../platform/module'
import { listRequests } from './requests'

/** What waits for a word of an investor beside orders; all parts are read at once, and each fails alone. */
export async function waitingItems(platform: Platform, investor: CallingInvestor): Promise<WaitingItems> {
  const { db, clock, log } = platform
  const { pan } = investor
  const part = async <Found>(name: string, read: Promise<Found>): Promise<Found | null> => {
    try {
      return await read
    } catch (error) {
      log.error({ part: name, code: codeOfError(error) }, 'what waits for an investor was not read')
      return null
    }
  }
  const [requests, files, unclaimed, kyc, folios] = await Promise.all([
    part('requests', listRequests(platform, investor)),
    part('plans', planFilesOf(db, platform, pan)),
    part('unclaimed', unclaimedAmounts(platform, pan)),
    part('kyc', kycOf(db, pan)),
    part('folios', foliosOf(db, pan)),
  ])
  const own = folios?.filter((folio) => !folioRefusal(folio, 'signedUpdate')) ?? null
  return {
    requests: requests?.flatMap(waitingRequest) ?? null,
    endingSips: files?.flatMap((file) => endingSip(file, clock.today())) ?? null,
    unclaimed: unclaimed?.map(unclaimedMoney) ?? null,
    taxNumberMissing: kyc && kyc.tinComplete === false,
    foliosWithoutBank: own && numbersOf(own.filter(({ banks }) => !banks.length)),
    foliosWithoutNominee:
      own &&
      numbersOf(
        own.filter(({ nominees, nominationDeclinedAt }) => !nominees.length && nominationDeclinedAt === null),
      ),
  }
}

const numbersOf = (folios: readonly { folioNo: string }[]): string[] => folios.map(({ folioNo }) => folioNo)

type Requests = NonNullable<WaitingItems['requests']>

function waitingRequest(request: Awaited<ReturnType<typeof listRequests>>[number]): Requests {
  const { requestId, title, state, stateText, attachmentWanted, signatures } = request
  if (state === 'paper_wanted')
    return [{ requestId, title, waitsFor: 'attachment', text: attachmentWanted ?? stateText }]
  const isOurs = state === 'unsigned' && signatures.some(({ isOwn, signedAt }) => isOwn && !signedAt)
  return isOurs ? [{ requestId, title, waitsFor: 'signature', text: stateText }] : []
}

/** A SIP that ends within so many days can still be renewed without a gap. */
const daysBeforeEnd = 60

function endingSip(file: PlanFile, today: string): NonNullable<WaitingItems['endingSips']> {
  const { lastDue: endDate, state } = newestVersion(file)
  const runs = [state, currentVersion(file).state].every((each) => each === 'ACTIVE' || each === 'PAUSED')
  if (!runs || endDate === null || endDate < today || endDate > addDays(today, daysBeforeEnd)) return []
  const mayRenew = planActions(file).some(({ action, refusal }) => action === 'renew' && refusal === null)
  return mayRenew ? [{ planId: file.plan.id, schemeName: file.scheme.scheme.name, endDate }] : []
}

function unclaimedMoney({
  transactionId,
  scheme,
  amount,
  income,
  idcwOf,
}: Awaited<ReturnType<typeof unclaimedAmounts>>[number]): NonNullable<WaitingItems['unclaimed']>[number] {
  return { transactionId, schemeName: scheme.schemeName, amount, income, isIdcw: idcwOf !== null }
}
