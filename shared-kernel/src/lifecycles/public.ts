export { defineRemote, type DefinedRemote } from './define-remote'
export type { LifecycleProps, Lifecycles, SoloEvent } from './lifecycle-props'
