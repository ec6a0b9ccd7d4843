import { byId, call, fill, showsWith, submits, tell } from './dom.js'
import { debitParts } from './debits.js'
import { incomeParts, offerIncome } from './income.js'
import { kycParts } from './kyc.js'
import { payoutParts } from './payouts.js'
import { queryParts } from './queries.js'
import { offerReconciliation, runParts, taskParts } from './reconciliation.js'
import { requestParts } from './requests.js'
import { transferParts } from './transfers.js'

submits(byId('health'), 'bank-health', 'health-title', 'Investors are told from now on.', () =>
  Object.fromEntries(new FormData(byId('health'))),
)

submits(byId('income'), 'income', 'income-title', 'It is declared.', () =>
  Object.fromEntries(new FormData(byId('income'))),
)

async function showAll() {
  const [requests, payouts, debits, queries, videos, transfers, income, runs, tasks] = await Promise.all(
    [
      'requests',
      'payouts',
      'debits',
      'queries',
      'kyc',
      'transfers',
      'income',
      'reconciliations',
      'tasks',
    ].map((path) => call('GET', path)),
  )
  fill(byId('requests'), requests, requestParts, 'No requests wait.')
  fill(byId('queries'), queries, queryParts, 'No queries yet.')
  fill(byId('transfers'), transfers, transferParts, 'No order waits for a transfer or a cheque.')
  fill(byId('kyc'), videos, kycParts, 'No video waits.')
  offerIncome(income)
  fill(byId('declared'), income.declared, incomeParts, 'Nothing is declared.')
  fill(byId('payouts'), payouts, payoutParts, 'No payouts yet.')
  fill(byId('debits'), debits, debitParts, 'No debits yet.')
  fill(byId('runs'), runs, runParts, 'No file was compared yet.')
  fill(byId('tasks'), tasks, taskParts, 'Nothing waits for a person.')
}

showsWith(showAll)
offerReconciliation(showAll)
showAll().catch((error) => tell(error.message, 'error'))
