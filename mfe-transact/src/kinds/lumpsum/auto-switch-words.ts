import { formatTime, indiaDate } from '@portal/kernel'
import { t } from '@portal/kernel/words'
import type { PurchaseOrder } from '@portal/contracts/orders/order'
import { dayName } from '../../shared/days'
import type { TimelineStep } from '../../shared/nav-timing'

type AutoSwitch = NonNullable<PurchaseOrder['autoSwitch']>

/** What follows a purchase whose units wait for a new fund, leg by leg. */
export function autoSwitchSteps(waitsIn: string, autoSwitch: AutoSwitch): TimelineStep[] {
  const { toScheme, soldAtNavOf, allotmentOn, switchUnitsOn, switchCancelUntil } = autoSwitch
  const clock = formatTime(switchCancelUntil)
  const lastDay = dayName(indiaDate(switchCancelUntil))
  const allottedDay = dayName(allotmentOn)
  const unitsDay = dayName(switchUnitsOn)
  const into = toScheme.schemeName
  return [
    {
      state: 'next',
      title: t`Sold at the NAV of ${{ soldDay: dayName(soldAtNavOf) }}`,
      text: t`Your units of ${waitsIn} are sold. You can cancel the switch until ${clock} on ${lastDay}.`,
    },
    {
      state: 'next',
      title: t`${allottedDay}: ${into} is allotted`,
      text: t`The money buys units at the price of the offer. They are in your folio on ${unitsDay}.`,
    },
  ]
}
