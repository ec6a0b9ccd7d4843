/** What a tester may have the registrar do wrong. */
export const troubles = [
  'other units',
  'other NAV date',
  'other amount',
  'other folio',
  'dropped',
  'twice',
  'rejected',
  'redemption nobody ordered',
] as const
export type Trouble = (typeof troubles)[number]
