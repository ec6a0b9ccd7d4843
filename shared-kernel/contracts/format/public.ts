export {
  formatAxisRupees,
  formatCrore,
  formatRupees,
  formatRupeesRounded,
  formatSignedRupees,
  groupIndian,
} from './rupees'
export { formatNav, formatUnits, freeUnits, type UnitBalance } from './units'
export { formatRate, type RateFormat } from './rate'
export {
  formatClockTime,
  formatCountdown,
  formatDate,
  formatDueDate,
  formatLongDate,
  formatShortDate,
  formatTime,
} from './dates'
export {
  addDays,
  addMonths,
  addYears,
  ageOn,
  daysBetween,
  indiaClock,
  indiaDate,
  indiaToday,
  type Moment,
} from './india-calendar'
export { listed } from './listed'
export { lowerNav } from './lower-nav'
export { numberInWords, rupeesInWords } from './words'
export { maskAccount, maskEmail, maskFolio, maskName, maskPan, maskPhone, shortNumber } from './mask'
export {
  categoryLabel,
  categoryLabels,
  fundCategories,
  optionLabel,
  optionLabels,
  planLabel,
  planLabels,
} from './scheme-labels'
export { amountRanges, type AmountBounds, type AmountRange } from './amount-ranges'
export {
  accountTypes,
  additionalDefaults,
  breakpoints,
  flowKinds,
  frequencies,
  holdingOptions,
  nomineeRelations,
  relationNames,
  mandatePaymentModes,
  paymentModeLabels,
  sipDates,
  sipEndTypes,
  type FlowKind,
  type Frequency,
} from './investing-terms'
export { mandateAnswerText, mandateRegistered, mandateWorksText, paperMandateDays } from './mandate-words'
export { instalmentsText, stepUpText } from './sip-words'
export { westernDigits } from './western-digits'
export { withoutGroupCommas } from './group-commas'
