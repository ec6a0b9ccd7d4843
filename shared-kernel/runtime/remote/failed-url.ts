/** The file that did not come: a chunk's error names it; that of an entry does not. */
export function failedUrl(error: unknown): string | undefined {
  const request: unknown = error instanceof Error && 'request' in error ? error.request : undefined
  return typeof request === 'string' ? request : undefined
}
