import { wordOf } from '@portal/contracts/catalogue'
import { t } from '@portal/contracts/words/macros'
import type { HoldingMode } from '@portal/contracts/wire/common'
import type * as z from 'zod/mini'
import { shortNumber } from '@portal/contracts/format'
import { Refusal } from '../platform/refusal'

/** What somebody may want to do online with a folio. */
export type FolioAction =
  | 'purchase'
  | 'plan'
  | 'redeem'
  | 'switch'
  | 'update'
  /** What every holder confirms with a code. */
  | 'signedUpdate'

interface FolioKind {
  isDemat: boolean
  mergedInto?: string | null
  lockedAt?: Date | null
  holdingMode: z.infer<typeof HoldingMode>
}

const transactions = ['purchase', 'plan', 'redeem', 'switch'] as const

/**
 * What each holding mode may do online (S6.009): where anyone may act for all, everything but changing what all have
 * signed for; where all act jointly, nothing without all signatures.
 */
const allowed: Readonly<Record<FolioKind['holdingMode'], readonly FolioAction[]>> = {
  Single: [...transactions, 'update', 'signedUpdate'],
  'Anyone or Survivor': [...transactions, 'signedUpdate'],
  Joint: ['signedUpdate'],
}

/** Why a folio may not do this online: it is in Demat form (S6.010), or its holding mode forbids it; else undefined. */
export function folioRefusal(folio: FolioKind, action: FolioAction): Refusal | undefined {
  const { isDemat, holdingMode, mergedInto, lockedAt } = folio
  if (isDemat) return inDemat(action)
  if (mergedInto) return merged(mergedInto)
  if (lockedAt && (action === 'redeem' || action === 'switch')) return lockedFolio()
  return allowed[holdingMode].includes(action) ? undefined : jointly(holdingMode, action)
}

/** Throws the refusal of a folio that may not do this online. */
export function refuseFolioAction(folio: FolioKind, action: FolioAction): void {
  const refusal = folioRefusal(folio, action)
  if (refusal) throw refusal
}

function merged(into: string): Refusal {
  return new Refusal(
    '-583',
    t`This folio was merged into folio ${{ into: shortNumber(into) }}. Use that one.`,
  )
}

/** Nothing leaves a folio that its holders locked. */
export const lockedFolio = () =>
  new Refusal(
    '-584',
    t`This folio is locked, so nothing can be redeemed or moved out of it. Unlock it under Service requests.`,
  )

function inDemat(action: FolioAction): Refusal {
  return new Refusal(
    '-301',
    action === 'purchase'
      ? t`This folio is in Demat form. Invest through your depository participant, or choose another folio.`
      : t`This folio is in Demat form. Ask your depository participant, or choose another folio.`,
  )
}

function jointly(holdingMode: string, action: FolioAction): Refusal {
  const mode = wordOf(holdingMode)
  return new Refusal(
    '-302',
    action === 'update'
      ? t`The holding mode of this folio is ${mode}, so it cannot be updated online. Choose another folio, or send us a form signed by all holders.`
      : t`The holding mode of this folio is ${mode}, so online transaction is not activated. Choose another folio, or send us a form signed by all holders.`,
  )
}
