import * as z from 'zod/mini'

const short = (pattern: RegExp) => z.string().check(z.maxLength(40), z.regex(pattern))

/** Where something happened, and in which build of what. */
const where = {
  /** "mfe-transact"; "shell" for the shell itself, "unknown" for code that is nobody's, "remotes.json" for the list. */
  remote: short(/^([a-z][a-z-]*|remotes\.json)$/),
  /** Of the remote; empty where it has none. */
  version: short(/^[\w.-]*$/),
  kernel: short(/^[\w.-]*$/),
  /** The shell's build. */
  shell: short(/^[\w.-]*$/),
  /** The route's path below the basename, without parameters and query: "/home/transaction/payment". */
  page: z.string().check(z.maxLength(120), z.regex(/^\/[\w./:*-]*$/)),
  /** The same for all that one page load sends: the end of the support code. */
  visit: short(/^[A-Z0-9]{5}$/),
}

/** Up to ten places in scripts of releases, a line each: "/remotes/mfe-transact/1.0.0-0a1b2c3d/12.0a1b2c3d.js:1:2345". */
const Stack = z
  .string()
  .check(
    z.maxLength(1500),
    z.regex(
      /^(\/(((remotes|standalone)\/mfe-[a-z-]+|shell)\/[\w.-]+|embed)\/[\w.-]+\.js:\d+:\d+(\n(?=.)|$)){1,10}$/,
    ),
  )

/** A code that the investor can tell the helpline; one page per code stands in `shared-kernel/runtime/docs/errors`. */
const FailureCode = short(/^(LOAD|PAGE)-\d{3}$/)

const Failure = z.object({
  ...where,
  kind: z.literal('failure'),
  code: FailureCode,
  stage: short(/^[a-z -]*$/),
  /** What the program said of it. The server takes out what could be somebody's. */
  message: z.optional(z.string().check(z.maxLength(500))),
  /** Where it came from, first the place itself: nothing of a stack but where our own scripts are in it. */
  stack: z.optional(Stack),
  /** How often the same happened since the last batch. */
  count: z.int().check(z.minimum(1), z.maximum(1000)),
})

const Load = z.object({
  ...where,
  kind: z.literal('load'),
  milliseconds: z.number().check(z.minimum(0), z.maximum(600_000)),
})

const Vital = z.object({
  ...where,
  kind: z.literal('vital'),
  name: z.enum(['LCP', 'CLS', 'INP']),
  /** Milliseconds; for CLS the score. */
  value: z.number().check(z.minimum(0), z.maximum(600_000)),
})

/** A remote that came up takes a name of the kernel that is to go; told once a session. */
const Deprecated = z.object({
  ...where,
  kind: z.literal('deprecated'),
  name: short(/^\w+$/),
})

/** Something that a page tells of itself. */
export const ClientEvent = z.discriminatedUnion('kind', [Failure, Load, Vital, Deprecated])
export type ClientEvent = z.infer<typeof ClientEvent>

/** How many events travel together at most. */
export const largestBatch = 20

export const ClientEvents = z.object({
  events: z.array(ClientEvent).check(z.minLength(1), z.maxLength(largestBatch)),
})
export type ClientEvents = z.infer<typeof ClientEvents>
