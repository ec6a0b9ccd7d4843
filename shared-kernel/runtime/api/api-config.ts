import type { BodyAdditions } from '@portal/contracts/wire/common'
import type { ApiError } from './api-error'

/** What a refresh sends (S7.031). */
export interface RefreshRequest {
  refreshToken: string
  userId: string
  expiredToken: string
}

/** Where calls find their tokens. The session part provides it. */
export interface TokenProvider {
  session(): string | undefined
  /** The token of scope set-password. */
  access(): string | undefined
  /** Undefined where there is nothing to refresh with. */
  refreshRequest(): RefreshRequest | undefined
  refreshed(tokens: { sessionToken: string; refreshToken: string }): void
  /** Runs a refresh after those of other tabs that share the session; afterwards `session` may be a newer one already. */
  inTurn<Result>(refresh: () => Promise<Result>): Promise<Result>
}

export interface ApiConfig {
  /** Where `/api/v1/` begins; by default the page's own origin. */
  host: string
  /** Whether bodies are sealed (S7.015, S9.067). */
  encryption: boolean
  /** Whether the server wants its calls traced by what lies between. */
  traces: boolean
  /** Where to read the wrapping key from instead, as the first key of a JWKS (S7.002, S7.123). */
  jwksUrl: string | null
  tokens: TokenProvider
  deviceId(): string
  /** What the session adds to every body besides the source (S7.004, S7.005). */
  additions(): Omit<BodyAdditions, 'source'>
  /** Every failure that was to be shown as a toast. */
  onFailure(error: ApiError): void
  /** Whether the full-screen loader shows. */
  onLoader(visible: boolean): void
  /** The server ended the session, with its words (S8.074); a refused refresh loads the page anew too (S4.020). */
  onForcedSignOut(text: string, then?: 'reload'): void
  /** HTTP 504, or an answer that is no JSON (S4.022). */
  onBrokenAnswer(): void
}

const nothing = (): void => undefined

export const apiConfig: ApiConfig = {
  host: '',
  encryption: true,
  traces: false,
  jwksUrl: null,
  tokens: {
    session: () => undefined,
    access: () => undefined,
    refreshRequest: () => undefined,
    refreshed: nothing,
    inTurn: (refresh) => refresh(),
  },
  deviceId: () => 'unknown',
  additions: () => ({}),
  onFailure: nothing,
  onLoader: nothing,
  onForcedSignOut: nothing,
  onBrokenAnswer: nothing,
}

/**
 * Sets parts of how calls are made; the session and state parts of the kernel plug themselves in with it
 * (architecture: one contract, both sides).
 */
export function configureApi(part: Partial<ApiConfig>): void {
  Object.assign(apiConfig, part)
}
