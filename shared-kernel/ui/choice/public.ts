export { ChoiceRows, type ChoiceRow, type ChoiceRowsProps } from './choice-rows'
export { SegmentedControl, type SegmentedControlProps, type ShortOption } from './segmented-control'
export { type ChipsProps } from './chips'
