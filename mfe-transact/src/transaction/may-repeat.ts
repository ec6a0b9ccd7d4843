import { ApiError } from '@portal/kernel'

/** Whether asking again with the same key is right: no answer came, or the server could not give one. */
export const mayRepeat = (error: unknown): boolean =>
  error instanceof ApiError && (error.kind === 'network' || error.kind === 'malformed' || error.status >= 500)
