import type { Module } from '../platform/module'
import { makeStatements } from './make-statements'
import { registerStatements } from './routes'
import { forgetFiles } from './statement.repository'

export const statementsModule: Module = {
  name: 'statements',
  register: registerStatements,
  jobs: [
    // Whatever a process that was killed left behind.
    { name: 'make statements', everyMinutes: 30, run: makeStatements },
    { name: 'forget statement files', at: '03:40', run: ({ db }, now) => forgetFiles(db, now) },
  ],
}
