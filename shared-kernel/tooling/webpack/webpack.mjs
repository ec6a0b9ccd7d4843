export { default } from 'webpack'
