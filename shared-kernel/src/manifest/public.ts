export * from './release-manifest'
export * from './kernel-range'
