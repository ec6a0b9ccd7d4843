import { bankAccess } from '../platform/bank-client'
import type { Module, Platform } from '../platform/module'
import { registerSignedCallback } from '../platform/signed-callback'
import { debitContext } from './debit-context'
import { askAboutDebits, presentDueDebits } from './debit-jobs'
import { recordDebitReport } from './debit-outcome'
import type { DebitOwner } from './debit-owner'
import { DebitCallback } from './debit-protocol'
import { readDebitReport } from './http-bank'
import { presentations } from './presentations'

/** `ownerOf` comes from above: orders know debits, and debits know nothing of orders. */
export function debitsModule(ownerOf: (platform: Platform) => DebitOwner): Module {
  const contextOf = (platform: Platform) => debitContext(platform, ownerOf(platform))
  const present = (platform: Platform, now: Date) => presentDueDebits(contextOf(platform), now)
  return {
    name: 'debits',
    register(app, platform) {
      registerSignedCallback(app, platform, {
        about: 'debit',
        path: '/api/v1/debits/callback',
        shape: DebitCallback,
        secret: () => bankAccess(platform.config, platform.publicUrl(), 'debits').secret,
        subjectOf: ({ report }) => report.debitId,
        take: ({ eventId, report }) =>
          recordDebitReport(contextOf(platform), readDebitReport(report), {
            kind: 'callback',
            eventId,
            body: report,
          }),
      })
    },
    jobs: [
      { name: 'present debits', at: presentations.first, run: present },
      { name: 'present late debits', at: presentations.last, run: present },
      {
        name: 'ask about debits',
        everyMinutes: 60,
        run: (platform, now) => askAboutDebits(contextOf(platform), now),
      },
    ],
  }
}
