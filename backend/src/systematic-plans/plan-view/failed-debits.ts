import { t } from '@portal/contracts/words/macros'
import type { FailedDebit } from '@portal/contracts/systematic-plans/systematic-plan'
import { mostFailures } from '../../plan-register/failed-instalments'
import { chainOf } from './chain'
import type { PlanFile } from '../plan-file/plan-file'

/** The SIPs whose latest debit failed, with the reason that the bank gave. */
export function failedDebitsOf(files: readonly PlanFile[]): FailedDebit[] {
  return files.flatMap((file): FailedDebit[] => {
    const { plan } = file
    const latest = chainOf(file).find(({ state }) => state === 'done' || state === 'failed')
    if (plan.kind !== 'SIP' || !plan.failedInARow || latest?.state !== 'failed') return []
    const { dueOn, amount, reason } = latest
    return [
      {
        planId: plan.id,
        folioNo: plan.folioNo,
        schemeName: file.scheme.scheme.name,
        schemePlanCode: plan.planCode,
        dueOn,
        amount,
        reason: reason ?? t`Debit failed`,
        failedInARow: plan.failedInARow,
        mostFailures: mostFailures(plan),
      },
    ]
  })
}
