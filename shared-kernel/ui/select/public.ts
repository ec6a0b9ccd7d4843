export { Select, type SelectProps } from './select'
export { ALL_FOLIOS, CREATE_FOLIO, noDataFound, type SelectOption } from './select-options'
