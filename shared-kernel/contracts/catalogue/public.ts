export { message, type MessageCode } from './message'
