export * from './remote'
export * from './remote-failure'
export type { RemoteLoader } from './remote-loader'
export { usePageHandle, usePageLanguage } from './page-handle'
