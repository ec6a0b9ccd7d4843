export { catalogueSize } from './codes'
export { message, messageCodes, messageLink, type MessageCode } from './message'
