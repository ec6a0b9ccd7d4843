import * as z from 'zod/mini'
import { AnswerText } from './common'
import { endpoint } from './endpoint'

/** Uploaded documents, which travel as files (`contracts/file`). */
export const documentApi = {
  link: endpoint({
    summary: 'A new link to an own document; the one before opens nothing any more',
    method: 'POST',
    path: 'document/link',
    token: 'session',
    envelope: true,
    request: z.object({ documentId: z.string().check(z.maxLength(64)) }),
    response: z.object({ link: AnswerText, expiresInSeconds: z.int() }),
  }),
}
