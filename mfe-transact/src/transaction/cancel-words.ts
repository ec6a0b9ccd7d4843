import { select } from '@portal/kernel/words'

/** What an order that can be taken back is called. */
export type CancelledThing =
  'redemption' | 'switch' | 'optionChange' | 'autoSwitch' | 'SIP' | 'STP' | 'SWP' | 'change'

/** What asks for it and confirms it: whole sentences for each thing, since each bends its sentence in its own way. */
export const cancelWords = (thing: CancelledThing) => ({
  cancelThis: select(thing, {
    redemption: 'Cancel this redemption',
    switch: 'Cancel this switch',
    optionChange: 'Cancel this change of option',
    autoSwitch: 'Cancel this automatic switch',
    SIP: 'Cancel this SIP',
    STP: 'Cancel this STP',
    SWP: 'Cancel this SWP',
    other: 'Cancel this change',
  }),
  question: select(thing, {
    redemption: 'Cancel this redemption?',
    switch: 'Cancel this switch?',
    optionChange: 'Cancel this change of option?',
    autoSwitch: 'Cancel this automatic switch?',
    SIP: 'Cancel this SIP?',
    STP: 'Cancel this STP?',
    SWP: 'Cancel this SWP?',
    other: 'Cancel this change?',
  }),
  keep: select(thing, {
    redemption: 'Keep the redemption',
    switch: 'Keep the switch',
    optionChange: 'Keep the change of option',
    autoSwitch: 'Keep the automatic switch',
    SIP: 'Keep the SIP',
    STP: 'Keep the STP',
    SWP: 'Keep the SWP',
    other: 'Keep the change',
  }),
  cancel: select(thing, {
    redemption: 'Cancel the redemption',
    switch: 'Cancel the switch',
    optionChange: 'Cancel the change of option',
    autoSwitch: 'Cancel the automatic switch',
    SIP: 'Cancel the SIP',
    STP: 'Cancel the STP',
    SWP: 'Cancel the SWP',
    other: 'Cancel the change',
  }),
  byCode: select(thing, {
    redemption: 'Cancel your redemption',
    switch: 'Cancel your switch',
    optionChange: 'Cancel your change of option',
    autoSwitch: 'Cancel your automatic switch',
    SIP: 'Cancel your SIP',
    STP: 'Cancel your STP',
    SWP: 'Cancel your SWP',
    other: 'Cancel your change',
  }),
})

export const tooLateToCancel = (thing: CancelledThing): string =>
  select(thing, {
    redemption: 'You cannot cancel this redemption any more',
    switch: 'You cannot cancel this switch any more',
    optionChange: 'You cannot cancel this change of option any more',
    autoSwitch: 'You cannot cancel this automatic switch any more',
    SIP: 'You cannot cancel this SIP any more',
    STP: 'You cannot cancel this STP any more',
    SWP: 'You cannot cancel this SWP any more',
    other: 'You cannot cancel this change any more',
  })

export const notCancelled = (thing: CancelledThing): string =>
  select(thing, {
    redemption: 'Your redemption was not cancelled.',
    switch: 'Your switch was not cancelled.',
    optionChange: 'Your change of option was not cancelled.',
    autoSwitch: 'Your automatic switch was not cancelled.',
    SIP: 'Your SIP was not cancelled.',
    STP: 'Your STP was not cancelled.',
    SWP: 'Your SWP was not cancelled.',
    other: 'Your change was not cancelled.',
  })
