/** What other parts of the kernel take from this one, and nobody else. */
export { useTopLayer } from './top-layer'
