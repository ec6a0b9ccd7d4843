export * from './host'
