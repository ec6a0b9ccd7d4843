/** Whether an error says that a command was called with words that it does not take. */
export const isWrongUse = (error: unknown): error is Error =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')
