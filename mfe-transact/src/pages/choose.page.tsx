import { useAtomValue, useLocation, useSearchParams } from '@portal/kernel'
import { kindAt } from '../kinds/at'
import { draftAtom } from '../transaction/draft'
import { latePage } from '../transaction/kind'
import { KindMissing } from './kind-missing'

const UnclaimedPage = latePage('Unclaimed amounts', () => import('../unclaimed/unclaimed-page'))

/** Which holding the units leave, out of all folios (S2.032), or money that waits for its investor (S2.033). */
export default function ChoosePage() {
  const [query] = useSearchParams()
  const kind = kindAt(useLocation(), useAtomValue(draftAtom))
  if (query.get('unclaimed') === 'true') return <UnclaimedPage />
  return kind?.Choose && query.has('plan') ? <kind.Choose /> : <KindMissing />
}
