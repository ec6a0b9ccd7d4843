import { formatter } from '@lingui/format-po'
import { compileMessage } from '@lingui/message-utils/compileMessage'

/** How catalogues are written: without line numbers, so that a change elsewhere in a file changes none of them. */
export const format = formatter({ lineNumbers: false })

/**
 * A catalogue's texts by their ids, compiled, as JSON. One that is not translated is left out, and falls back.
 * @param {string} text
 */
export function compileCatalogue(text) {
  const compiled = Object.entries(format.parse(text, {})).flatMap(([id, { translation }]) =>
    translation ? [[id, compileMessage(translation)]] : [],
  )
  return JSON.stringify(Object.fromEntries(compiled))
}

/** Webpack loader for `*.po`. */
export default function catalogueLoader(text) {
  return `export const messages = JSON.parse(${JSON.stringify(compileCatalogue(text))})`
}
