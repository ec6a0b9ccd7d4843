/** What other parts of the kernel take from this one, and nobody else. */
export { parseDate } from './india-calendar'
export { splitRupees } from './rupees'
