/** What tests need that open no page: those of the backend, of rules, and in a browser. */
export { sourcesBelow } from '@portal/build/verdicts/package-inputs.cjs'
export { deployed } from '@portal/contracts/manifest/testing/releases'
export { signedText, signingPair } from '@portal/contracts/manifest/testing/signing'
export { type TraceWatch, watchTraces } from './page-traces'
export { readRemote } from './read-remote'
export { hasSharedData, sharedData, sharedLines, sharedNames, sharedPath, sharedText } from './shared-data'
export { skipTest } from './skip-test'
export { wornWords } from './worn-words'
