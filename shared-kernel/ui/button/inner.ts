/** What other parts of the kernel take from this one, and nobody else. */
export { Chip } from './chip'
