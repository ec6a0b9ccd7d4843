import type { Module, Platform } from '../platform/module'
import { debitAdapterJobs, debitFilesOf } from './adapters'
import { registerDebitCallback } from './callback.routes'
import { debitContext } from './debit-context'
import { askAboutDebits, presentDueDebits } from './debit-jobs'
import { recordDebitReport } from './debit-outcome'
import type { DebitOwner } from './debit-owner'
import { presentations } from './presentations'

/** `ownerOf` comes from above: orders know debits, and debits know nothing of orders. */
export function debitsModule(ownerOf: (platform: Platform) => DebitOwner): Module {
  const contextOf = (platform: Platform) => debitContext(platform, ownerOf(platform))
  const present = (platform: Platform, now: Date) => presentDueDebits(contextOf(platform), now)
  return {
    name: 'debits',
    filesOf: debitFilesOf,
    register(app, platform) {
      registerDebitCallback(app, () => contextOf(platform))
    },
    jobs: [
      { name: 'present debits', at: presentations.first, run: present },
      { name: 'present late debits', at: presentations.last, run: present },
      {
        name: 'ask about debits',
        everyMinutes: 60,
        run: (platform, now) => askAboutDebits(contextOf(platform), now),
      },
      ...debitAdapterJobs(
        (platform) => (report) => recordDebitReport(contextOf(platform), report, { kind: 'poll' }),
      ),
    ],
  }
}
