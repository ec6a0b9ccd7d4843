import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { fileApi } from '@portal/contracts/wire/file'
import type { FastifyInstance } from 'fastify'
import { answerOfError } from '../platform/handle'
import { notFound } from '../platform/refusal'

const folder = fileURLToPath(new URL('../../assets/images/', import.meta.url))

/** The pictures of the portal (S7.127), read once; a name that is none of theirs touches no file. */
export function registerImages(app: FastifyInstance): void {
  const images = new Map(
    readdirSync(folder).flatMap((name) =>
      name.endsWith('.svg') ? [[name, readFileSync(`${folder}${name}`)] as const] : [],
    ),
  )
  app.get(`/api/v1/${fileApi.image.path}`, async (request, reply) => {
    const image = images.get((request.params as { name: string }).name)
    if (!image) return answerOfError(notFound(), request, reply)
    return reply.type('image/svg+xml').header('Cache-Control', 'public, max-age=3600').send(image)
  })
}
