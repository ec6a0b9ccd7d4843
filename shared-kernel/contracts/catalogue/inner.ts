export { codes, failures } from './codes'
export { helpline, helplineAddress } from './helpline'
