import { formatTime, indiaDate } from '@portal/kernel'
import type { PurchaseOrder } from '@portal/contracts/orders/order'
import { dayName } from '../../shared/days'
import type { TimelineStep } from '../../shared/nav-timing'

type AutoSwitch = NonNullable<PurchaseOrder['autoSwitch']>

/** What follows a purchase whose units wait for a new fund, leg by leg. */
export function autoSwitchSteps(waitsIn: string, autoSwitch: AutoSwitch): TimelineStep[] {
  const { toScheme, soldAtNavOf, allotmentOn, switchUnitsOn, switchCancelUntil } = autoSwitch
  const until = `${formatTime(switchCancelUntil)} on ${dayName(indiaDate(switchCancelUntil))}`
  return [
    {
      state: 'next',
      title: `Sold at the NAV of ${dayName(soldAtNavOf)}`,
      text: `Your units of ${waitsIn} are sold. You can cancel the switch until ${until}.`,
    },
    {
      state: 'next',
      title: `${dayName(allotmentOn)}: ${toScheme.schemeName} is allotted`,
      text: `The money buys units at the price of the offer. They are in your folio on ${dayName(switchUnitsOn)}.`,
    },
  ]
}
