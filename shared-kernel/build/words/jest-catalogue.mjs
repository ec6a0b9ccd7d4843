import { compileCatalogue } from '../webpack/words/catalogue.mjs'

/** What jest makes of `*.po`. */
export default { process: (text) => ({ code: `exports.messages = ${compileCatalogue(text)}` }) }
