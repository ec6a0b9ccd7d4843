export { useFigures } from './use-figures'
