import * as z from 'zod/mini'
import { AnswerText } from './common'
import type { TokenKind } from './endpoint'
import { buyingScopes, type ScopeKind } from '../identity/session-scope'

/**
 * A call that carries a file, and so travels outside the envelope (S7.016): a download answers bytes, an upload takes
 * one multipart file and answers like every other call.
 */
interface FileCall {
  summary: string
  /** Below `/api/v1/`; a download names its file with `:name`. */
  path: string
  token: TokenKind
  /** Session scopes whose sessions may make it too. */
  sessionScopes?: readonly ScopeKind[]
}

export type Download = Readonly<FileCall & { method: 'GET' }>
export type Upload<Response extends z.ZodMiniType = z.ZodMiniType> = Readonly<
  FileCall & { method: 'POST'; response: Response }
>

const download = (call: FileCall): Download => Object.freeze({ ...call, method: 'GET' })
const upload = <Response extends z.ZodMiniType>(call: FileCall & { response: Response }): Upload<Response> =>
  Object.freeze({ ...call, method: 'POST' })

/** Types that can be uploaded, by their extension (S5.072). */
export const UploadedType = z.enum(['png', 'jpg', 'gif', 'tiff', 'pdf'])

export const fileApi = {
  image: download({ summary: 'A picture of the portal', path: 'image/:name', token: 'none' }),
  upload: upload({
    summary: 'Takes a png, jpeg, gif, tiff or pdf of at most 5 MB; its link gives it as an attachment',
    path: 'document/upload',
    token: 'session',
    sessionScopes: buyingScopes,
    response: z.object({
      /** Names the document in later calls of the same investor. */
      documentId: AnswerText,
      /**
       * Names the document in a mail to the fund house (S7.107). It gives the file to the session that uploaded it, for
       * 60 seconds; `documentApi.link` fetches the next one.
       */
      link: AnswerText,
      name: AnswerText,
      type: UploadedType,
      /** In bytes, as stored. */
      size: z.int(),
    }),
  }),
  document: download({ summary: 'An own uploaded document', path: 'document/:name', token: 'session' }),
  /** S7.120 */
  statement: download({
    summary: 'An own statement that is ready, by its id',
    path: 'download/statement/:name',
    token: 'session',
  }),
}
