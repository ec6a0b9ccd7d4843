import { compileCatalogue } from './catalogue.mjs'

/** What jest makes of `*.po`. */
export default { process: (text) => ({ code: `exports.messages = ${compileCatalogue(text)}` }) }
