export { Select, type SelectProps } from './select'
export { CREATE_FOLIO, noDataFound, type SelectOption } from './select-options'
