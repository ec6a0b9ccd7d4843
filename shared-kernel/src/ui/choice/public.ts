export { ChoiceRows, type ChoiceRow, type ChoiceRowsProps } from './choice-rows'
export { SegmentedControl, type SegmentedControlProps, type ShortOption } from './segmented-control'
export { Chips, type ChipsProps } from './chips'
export { RadioMark } from './radio-mark'
