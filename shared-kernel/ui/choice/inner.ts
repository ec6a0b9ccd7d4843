/** What other parts of the kernel take from this one, and nobody else. */
export { Chips } from './chips'
export { RadioMark } from './radio-mark'
