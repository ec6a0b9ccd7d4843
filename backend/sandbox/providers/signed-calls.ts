import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import type { Platform } from '../../src/platform/module'
import { isSignedBy } from '../../src/platform/signature'
import { signedPost } from '../../src/platform/signed-call'

type OnCall = <Shape extends z.ZodMiniType>(
  path: string,
  shape: Shape,
  answer: (request: z.infer<Shape>) => Promise<object | undefined>,
) => void

/** A provider's own side of its protocol: signed calls in, answers out; undefined is answered as a conflict. */
export function registerSignedCalls(
  scope: FastifyInstance,
  secret: () => string,
  register: (on: OnCall) => void,
): void {
  void scope.register(async (calls) => {
    calls.removeContentTypeParser('application/json')
    calls.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) =>
      done(null, body),
    )
    register((path, shape, answer) =>
      calls.post(path, async (request, reply) => {
        const body = typeof request.body === 'string' ? request.body : ''
        if (!isSignedBy(secret(), request.headers, body, Date.now())) return reply.code(401).send({})
        const read = shape.safeParse(JSON.parse(body))
        if (!read.success) return reply.code(400).send({})
        const data = await answer(read.data)
        return data ? reply.send(data) : reply.code(409).send({})
      }),
    )
  })
}

/** Reports to the fund house; an answer other than success is none. */
export async function reportSigned(secret: string, url: string, content: object): Promise<void> {
  const answer = await fetch(url, signedPost(secret, content))
  if (!answer.ok) throw new Error(`HTTP ${answer.status}`)
}

/** An address of this portal: the secret that signs the calls of the sandbox is no secret. */
export const ownAddress = (platform: Platform) =>
  z
    .string()
    .check(
      z.refine(
        (address) =>
          URL.canParse(address) && new URL(address).origin === new URL(platform.publicUrl()).origin,
      ),
    )
