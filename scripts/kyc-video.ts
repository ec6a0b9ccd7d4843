import { runBackend } from './backend'

export const help =
  'npm run kyc:video [-- <id> save <file> | approve | refuse "<why>"]\n\nLists the KYC videos that wait for a person, saves one to be looked at, or decides it.'

export default (args: string[]) => runBackend('kyc-video.cli.ts', args)
