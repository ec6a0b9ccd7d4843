import { runInNewContext } from 'node:vm'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import { generateMessageId } from '@lingui/message-utils/generateMessageId'

const string = `"(?:[^"\\\\\\n]|\\\\.)*"|'(?:[^'\\\\\\n]|\\\\.)*'`
const ids = /\bid: "([\w+/]{6})"/g
const contexts = new RegExp(`\\bcontext: (${string})`, 'g')
const messages = new RegExp(`\\bmessage: (${string})`, 'g')

/**
 * Compiles the English texts that stand in compiled code, so that a page needs neither their parser (6 KB) nor a
 * catalogue of English: each page brings its own texts. A text is known by its id, which is made of it.
 * @param {string} code
 */
export function compileEnglish(code) {
  const known = new Set([...code.matchAll(ids)].map(([, id]) => id))
  if (!known.size) return code
  const within = [undefined, ...[...code.matchAll(contexts)].map(([, literal]) => runInNewContext(literal))]
  return code.replace(messages, (whole, literal) => {
    const message = runInNewContext(literal)
    const isText = within.some((context) => known.has(generateMessageId(message, context)))
    return isText ? `message: ${JSON.stringify(compileMessage(message))}` : whole
  })
}

/** Webpack loader, after swc. */
export default function englishLoader(code, map) {
  this.callback(null, compileEnglish(code), map)
}
