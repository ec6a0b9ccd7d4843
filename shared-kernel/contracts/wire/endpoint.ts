import * as z from 'zod/mini'
import type { ScopeKind } from '../identity/session-scope'

/** Which token a call carries in its Authorization header (S7.011, S7.012). */
export type TokenKind = 'none' | 'session' | 'access'

export interface EndpointOptions<Request extends z.ZodMiniType, Response extends z.ZodMiniType> {
  /** What the call does, one sentence; becomes the summary in the OpenAPI document. */
  summary: string
  method: 'GET' | 'POST' | 'PUT'
  /** Below `/api/v1/`, without a leading slash. */
  path: string
  token: TokenKind
  /** Whether both bodies travel as `edata`; false for the exceptions of S7.016 and for GET. */
  envelope: boolean
  /**
   * Of a GET: the field of the request that travels in the header of its name, and not in the address, which logs and
   * histories keep.
   */
  header?: string
  /**
   * Of a GET whose answer is the same for everybody: browsers keep it, and ask before each use whether it is still so.
   */
  cached?: boolean
  /**
   * Whether a long answer is compressed before it is sealed. Only for what everybody may read: the length of a compressed
   * text tells of what is in it.
   */
  packed?: boolean
  /** Whether the full-screen loader shows while the call runs (S7.014). */
  loader?: boolean
  /** Whether the call moves money and so needs an `Idempotency-Key`. */
  idempotent?: boolean
  /** Whether `panNumber` may be of somebody else: an applicant of a joint folio. By default only the caller's. */
  othersPan?: boolean
  /** Sessions of one task that may call it too; by default only a session of the whole portal may. */
  sessionScopes?: readonly ScopeKind[]
  request: Request
  response: Response
}

export type Endpoint<
  Request extends z.ZodMiniType = z.ZodMiniType,
  Response extends z.ZodMiniType = z.ZodMiniType,
> = Readonly<EndpointOptions<Request, Response>>

export type RequestOf<E> = E extends Endpoint<infer Request, z.ZodMiniType> ? z.infer<Request> : never
export type ResponseOf<E> = E extends Endpoint<z.ZodMiniType, infer Response> ? z.infer<Response> : never

/** An area: the calls of one contract file, by their name in code. */
export type Area = Record<string, Endpoint>

/** Declares one call, for both sides: the browser calls it, the backend must implement it. */
export function endpoint<Request extends z.ZodMiniType, Response extends z.ZodMiniType>(
  options: EndpointOptions<Request, Response>,
): Endpoint<Request, Response> {
  return Object.freeze(options)
}

/** A call without a body or with an empty answer. */
export const Nothing = z.object({})
