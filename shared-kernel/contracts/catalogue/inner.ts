export { plainMessage } from './plain-message'
export { wordOf } from './wire-words'
export { helpline, helplineAddress } from './helpline'
