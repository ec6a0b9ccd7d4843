import { useAtomValue, useLocation } from '@portal/kernel'
import { kindAt } from '../kinds/at'
import { draftAtom } from '../transaction/draft'
import { KindMissing } from './kind-missing'

/** What a transaction needs to be reviewed, whatever its kind (S2.035, S2.040, S2.050 to S2.053). */
export default function FormPage() {
  const kind = kindAt(useLocation(), useAtomValue(draftAtom))
  return kind?.Form ? <kind.Form /> : <KindMissing />
}
