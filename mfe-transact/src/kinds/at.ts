import type { TransactionDraft } from '@portal/kernel/contracts/transaction-draft'
import type { TransactionKind } from '../transaction/kind'
import { kinds } from '.'
import { purchaseTypeOf } from './purchase/purchase-type'

/** The kind that addresses call so; undefined where there is none. */
const kindNamed = (at: string | null): TransactionKind | undefined =>
  Object.values(kinds).find((kind) => kind.at !== undefined && kind.at === at)

const purchasePages = ['invest', 'edit-investment', 'invest-more', 'review']
/** Changes of plans whose addresses name them by themselves (S2.050 to S2.052). */
const ownAddresses: Readonly<Record<string, string>> = { 'modify-sip': 'modify', 'renew-sip': 'renew' }

/**
 * The kind that a page of a flow is about: out of the address where units leave a holding (`plan`) and where a plan is
 * changed (`change`, by itself new terms); else what the draft is on its way to become. Undefined where an address names none.
 */
export function kindAt(
  { pathname, search }: { pathname: string; search: string },
  draft: TransactionDraft,
): TransactionKind | undefined {
  const query = new URLSearchParams(search)
  const [, area, page = ''] = pathname.split('/').slice(1)
  if (area === 'transact') return kindNamed(query.get('plan') ?? outflowIn(draft))
  if (area === 'investments' && page !== 'invest-more')
    return kindNamed(ownAddresses[page] ?? query.get('change') ?? 'modify')
  return purchasePages.includes(page) ? kinds[purchaseTypeOf(draft)] : undefined
}

/** A review may be opened without the name in its address: its draft has it. */
function outflowIn({ beside }: TransactionDraft): string | null {
  const outflow = beside?.outflow
  const plan = typeof outflow === 'object' && outflow !== null && 'plan' in outflow ? outflow.plan : null
  return typeof plan === 'string' ? plan : null
}
