/** Whether the investor closed the device's dialog, or it found no passkey and said so itself. */
export const isGivenUp = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError')
