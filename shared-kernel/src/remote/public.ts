export * from './remote'
export * from './remote-failure'
export { Slot, SlotSourceProvider, type SlotSource } from './slot'
export { usePageHandle } from './page-handle'
