/** What other parts of the kernel take from this one, and nobody else. */
export { ProgressBar } from './progress-bar'
