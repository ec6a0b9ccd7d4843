import {
  atom,
  EmptyPage,
  href,
  type KeptDraft,
  keptDraftAtom,
  routes,
  useAtomValue,
  useLocation,
} from '@portal/kernel'
import { msg, t } from '@portal/kernel/words'
import { useMemo } from 'react'
import { kinds } from '../kinds'
import { latePage, type TransactionKind } from '../transaction/kind'
import { besideIn, purchaseTypeOf } from '../transaction/kept-draft'

const UnclaimedPage = latePage(msg`Unclaimed amounts`, () => import('../unclaimed/unclaimed-page'))

/**
 * A transaction until its one-time code, whatever its kind: which holding the units leave (S2.032), what it needs
 * (S2.035, S2.040, S2.050 to S2.053), and its review (S2.034, S2.041, S2.050). Or money that waits for its investor (S2.033).
 */
export default function FlowPage() {
  const { pathname, search } = useLocation()
  // Drawn anew where it is another kind, and not with all that is typed into the draft.
  const kind = useMemo(
    () => atom((get) => kindAt({ pathname, search }, get(keptDraftAtom()))),
    [pathname, search],
  )
  const { Choose, Form, Review } = useAtomValue(kind) ?? {}
  const query = new URLSearchParams(search)
  if (pathname.endsWith('/select-scheme')) {
    if (query.get('unclaimed') === 'true') return <UnclaimedPage />
    return query.has('plan') && Choose ? <Choose /> : <KindMissing />
  }
  if (pathname.endsWith('/review')) return Review ? <Review /> : <KindMissing />
  return Form ? <Form /> : <KindMissing />
}

/** An address of a transaction that there is not. */
function KindMissing() {
  return (
    <EmptyPage
      title={t`Choose a transaction`}
      says={t`This address names no transaction`}
      nextLink={{ to: href(routes.dashboard), label: t`Go to Home` }}
    >
      {t`Your link may be incomplete. Choose one from the Transact menu.`}
    </EmptyPage>
  )
}

/** The kind that addresses call so; undefined where there is none. */
const kindNamed = (at: unknown): TransactionKind | undefined =>
  Object.values(kinds).find((kind) => kind.at !== undefined && kind.at === at)

const purchasePages = ['invest', 'edit-investment', 'invest-more', 'review']
/** Changes of plans whose addresses name them by themselves (S2.050 to S2.052). */
const ownAddresses: Readonly<Record<string, string>> = { 'modify-sip': 'modify', 'renew-sip': 'renew' }

/**
 * The kind that a page of a flow is about: out of the address where units leave a holding (`plan`), where a plan is
 * changed (`change`, by itself new terms) and where it has pages of its own (`transaction/top-up`); else what the draft
 * is on its way to become. Undefined where an address names none.
 */
function kindAt(
  { pathname, search }: { pathname: string; search: string },
  draft: KeptDraft,
): TransactionKind | undefined {
  const query = new URLSearchParams(search)
  const [, area, page = ''] = pathname.split('/').slice(1)
  // A review may be opened without the name in its address: its draft has it.
  if (area === 'transact') return kindNamed(query.get('plan') ?? besideIn(draft, 'outflow', 'plan'))
  if (area === 'investments' && page !== 'invest-more')
    return kindNamed(ownAddresses[page] ?? query.get('change') ?? 'modify')
  return purchasePages.includes(page) ? kinds[purchaseTypeOf(draft)] : kindNamed(page)
}
