import { runBackend } from './backend.mjs'

/** `npm run keys:rotate`: a new RSA key for sealed bodies; what is sealed under the old one opens for 24 more hours. */
export default (args) => runBackend('platform/keys-rotate.cli.ts', args)
