import { useAtomValue, useLocation } from '@portal/kernel'
import { kindAt } from '../kinds/at'
import { draftAtom } from '../transaction/draft'
import { KindMissing } from './kind-missing'

/** A transaction before its one-time code, whatever its kind (S2.034, S2.041, S2.050). */
export default function ReviewPage() {
  const kind = kindAt(useLocation(), useAtomValue(draftAtom))
  return kind?.Review ? <kind.Review /> : <KindMissing />
}
