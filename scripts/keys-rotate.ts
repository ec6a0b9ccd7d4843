import { runBackend } from './backend'

export const help =
  'npm run keys:rotate\n\nMakes a new key for sealed bodies; what is sealed under the old one opens for 24 more hours.'

export default (args: string[]) => runBackend('platform/keys-rotate.cli.ts', args)
