import { runBackend } from './backend'

export const help =
  'npm run sessions:end -- <PAN> "<why>"\n\nEnds every session of an investor, as after a report of a stolen device, and has the devices forgotten.'

export default (args: string[]) => runBackend('end-sessions.cli.ts', args)
