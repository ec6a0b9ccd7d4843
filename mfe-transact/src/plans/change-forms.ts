import { PlanAction } from '@portal/kernel/contracts/systematic-plan'
import { cancelForm } from './cancel-form'
import type { ChangeForm } from './change-form'
import { modifyForm } from './modify-form'
import { pauseForm } from './pause-form'
import { renewForm } from './renew-form'
import { restartForm } from './restart-form'

const forms: Readonly<Record<PlanAction, ChangeForm>> = {
  pause: pauseForm,
  modify: modifyForm,
  renew: renewForm,
  restart: restartForm,
  cancel: cancelForm,
}

/** The change that an address names; undefined where that is none. */
export function changeFormOf(name: string | null): ChangeForm | undefined {
  const { data } = PlanAction.safeParse(name)
  return data && forms[data]
}
