export { codes } from './codes'
