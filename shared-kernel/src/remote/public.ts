export * from './remote'
export * from './remote-failure'
export { usePageHandle } from './page-handle'
