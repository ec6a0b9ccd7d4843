export { message, type MessageCode } from './message'
export { wordOf } from './wire-words'
