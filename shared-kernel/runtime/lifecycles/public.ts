export { defineRemote, type DefinedRemote } from './define-remote'
export type { LifecycleProps, Lifecycles, ParcelEvent } from './lifecycle-props'
