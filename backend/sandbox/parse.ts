import * as z from 'zod/mini'
import { refuseHostileJson } from '../src/platform/plain-text'
import { badRequest } from '../src/platform/refusal'

/** The body in its shape. Throws a 400 that says what is wrong with it. */
export function parse<Shape extends z.ZodMiniType>(shape: Shape, body: unknown): z.infer<Shape> {
  refuseHostileJson(body)
  const result = shape.safeParse(body)
  if (!result.success) throw badRequest(z.prettifyError(result.error))
  return result.data
}
