import { codeOf, commandsIn, readDocument } from './documents'

/** The remote that CONTRIBUTING.md makes. */
export const newRemote = 'mfe-yours'

/** A command of the first hour, where a document prints it. */
export interface HourStep {
  document: string
  /** As it is printed there. */
  printed: string
  /** What the same document says may stand behind it. */
  option?: string
}

export const hourSteps = {
  start: { document: 'README.md', printed: 'npm start' },
  make: {
    document: 'CONTRIBUTING.md',
    printed: 'npm run new:remote -- mfe-yours --prefix /home/yours --owner your-squad',
  },
  develop: { document: 'CONTRIBUTING.md', printed: 'npm run dev -- mfe-yours' },
  test: { document: 'README.md', printed: 'npm test -- mfe-folio' },
  serve: {
    document: 'docs/operation.md',
    printed: 'node --enable-source-maps backend/dist/main.mjs',
  },
  foresee: { document: 'docs/releasing.md', printed: 'npm run release -- mfe-transact', option: '--dry-run' },
  release: { document: 'CONTRIBUTING.md', printed: 'npm run release -- mfe-yours' },
  canary: { document: 'docs/releasing.md', printed: 'npm run release -- … --percent 10' },
  list: { document: 'docs/releasing.md', printed: 'npm run releases -- mfe-transact' },
  promote: { document: 'docs/releasing.md', printed: 'npm run promote -- mfe-transact' },
  rollBack: { document: 'docs/releasing.md', printed: 'npm run rollback -- mfe-transact' },
  show: { document: 'README.md', printed: 'npm run releases' },
  withdraw: { document: 'docs/releasing.md', printed: 'npm run withdraw -- mfe-transact --why …' },
} satisfies Record<string, HourStep>

/** The command of a step for the new remote; throws where its document does not print it. */
export function commandOf({ document, printed, option }: HourStep): string {
  const code = codeOf(readDocument(document))
  if (!code.flatMap(commandsIn).some(({ line }) => line === printed))
    throw new Error(`${document} does not print ${printed}`)
  if (option && !code.includes(option)) throw new Error(`${document} does not name ${option}`)
  const ofRemote = printed
    .replace('--why …', '--why "its hour is over"')
    .replace(/-- (…|mfe-[a-z]+)/, `-- ${newRemote}`)
  return option ? `${ofRemote} ${option}` : ofRemote
}
