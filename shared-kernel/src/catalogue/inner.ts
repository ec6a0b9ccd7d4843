export { codes, failures } from './codes'
