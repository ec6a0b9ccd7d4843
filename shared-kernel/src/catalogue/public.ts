export { message, messageLink, type MessageCode } from './message'
