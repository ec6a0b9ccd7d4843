import { t } from '@portal/contracts/words/macros'
import multipart, { type MultipartFile } from '@fastify/multipart'
import { documentApi } from '@portal/contracts/wire/document'
import { fileApi } from '@portal/contracts/wire/file'
import { uploadLimits } from '@portal/contracts/validation'
import { create as attachmentNamed } from 'content-disposition'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { answerOfError, implement } from '../platform/handle'
import { identify } from '../platform/identify'
import type { Platform } from '../platform/module'
import { badRequest, invalidToken } from '../platform/refusal'
import { acceptUpload, refused } from './accept-upload'
import { documentBehind, documentLimits, renewLink, storeDocument } from './document-store'

const limits = {
  fileSize: uploadLimits.maxBytes,
  files: 1,
  fields: 8,
  parts: 10,
  fieldSize: 200,
  headerPairs: 20,
}

/** Counts an upload, also one that is refused later: that costs as much. Throws a 429 after enough for an hour. */
export type CountUpload = (platform: Platform, pan: string) => Promise<void>

/** Upload and download; the parser of multipart bodies stays with them, so that no other call takes such a body. */
export async function registerDocuments(
  app: FastifyInstance,
  platform: Platform,
  countUpload: CountUpload,
): Promise<void> {
  await app.register(async (scope) => {
    await scope.register(multipart, { limits })
    scope.post(`/api/v1/${fileApi.upload.path}`, async (request, reply) => {
      try {
        const data = fileApi.upload.response.parse(await upload(platform, request, countUpload))
        return { resultInfo: { resultCode: 'SUCCESS', resultCodeId: '0', resultMsg: 'Success' }, data }
      } catch (error) {
        return answerOfError(error, request, reply)
      }
    })
  })
  app.get(`/api/v1/${fileApi.document.path}`, (request, reply) => sendDocument(platform, request, reply))
  implement(app, platform, documentApi, {
    link: async ({ documentId }, { investor }) => ({
      link: await renewLink(platform, investor.pan, documentId),
      expiresInSeconds: documentLimits.linkSeconds,
    }),
  })
}

async function upload(platform: Platform, request: FastifyRequest, countUpload: CountUpload) {
  const { investor } = await identify(platform, fileApi.upload, request)
  if (!investor) throw badRequest(t`An upload needs a session.`)
  await countUpload(platform, investor.pan)
  if (!request.isMultipart()) throw badRequest(t`An upload is sent as multipart/form-data.`)
  const part = await partOf(request)
  const accepted = await acceptUpload(await bytesOf(part), investor.pan)
  const stored = await storeDocument(platform, investor.pan, part.filename, accepted)
  return { ...stored, type: accepted.type, size: accepted.content.length }
}

async function partOf(request: FastifyRequest): Promise<MultipartFile> {
  const part = await request.file().catch((error: unknown) => {
    throw unreadable(error)
  })
  if (!part) throw badRequest(t`There is no file in this upload.`)
  return part
}

async function bytesOf(part: MultipartFile): Promise<Buffer> {
  try {
    return await part.toBuffer()
  } catch (error) {
    throw part.file.truncated ? refused('tooLarge') : unreadable(error)
  }
}

/** The parser's errors have no status of their own where a body breaks off or is put together wrongly. */
const unreadable = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'statusCode' in error
    ? error
    : badRequest(t`This upload could not be read. Choose the file again.`)

/** Always as an attachment, so that nothing in it ever runs as a page of the portal. */
async function sendDocument(platform: Platform, request: FastifyRequest, reply: FastifyReply) {
  const { name: nameInLink } = request.params as { name: string }
  try {
    const { investor } = await identify(platform, { token: 'session' }, request)
    if (!investor) throw invalidToken()
    const { name, type, content } = await documentBehind(platform, investor.pan, nameInLink)
    return await reply
      .type(uploadLimits.types[type].contentType)
      .header('Content-Disposition', attachmentNamed(name))
      .send(Buffer.from(content))
  } catch (error) {
    return answerOfError(error, request, reply)
  }
}
