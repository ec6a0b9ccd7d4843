/** What goes wrong in a page that did open. One page per code stands in `shared-kernel/runtime/docs/errors/`. */
export const pageFailures = {
  'PAGE-001': 'unhandled error',
  'PAGE-002': 'unhandled rejection',
  'PAGE-003': 'policy violation',
} as const

export type PageFailureCode = keyof typeof pageFailures
