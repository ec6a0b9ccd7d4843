import { useSearchParams } from '@portal/kernel'
import { PlanPage } from './plan-page'
import { PlansPage } from './plans-page'

/** All systematic plans, or the one that the address names (S2.023). */
export default function SystematicPlansPage() {
  const [query] = useSearchParams()
  const planId = query.get('plan')
  return planId ? <PlanPage planId={planId} /> : <PlansPage />
}
