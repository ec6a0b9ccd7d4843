import type { StatementRequest, StatementTable, StatementView } from '@portal/contracts/statements/statement'
import type { StatementOptions } from '../statement/statement-choice'

export const statementOptions: StatementOptions = {
  today: '2026-08-25',
  inception: '2016-07-29',
  email: 'XXvi.sinha@example.in',
  folios: [
    {
      folioNo: '91018018',
      schemes: [
        { schemePlanCode: 'FLEXI-DG', name: 'Neem Flexi Cap Fund · Direct · Growth' },
        { schemePlanCode: 'ELSS-DG', name: 'Neem ELSS Tax Saver Fund · Direct · Growth' },
      ],
    },
    { folioNo: '91018029', schemes: [] },
  ],
}

const summary: StatementTable = {
  title: 'What is in the statement',
  note: '3 redemptions and switches.',
  columns: [
    { header: 'Category', type: 'category' },
    { header: 'Sold for', type: 'money' },
    { header: 'Cost for tax', type: 'money' },
    { header: 'Short term', type: 'gain' },
    { header: 'Long term', type: 'gain' },
  ],
  rows: [
    ['EQUITY', 86_400_00, 68_150_00, 2_310_00, 15_940_00],
    ['INTERNATIONAL', 10_000_00, 10_360_00, -360_00, 0],
  ],
  totals: ['Total', 96_400_00, 78_510_00, 1_950_00, 15_940_00],
  rowCount: 2,
}

const sales: StatementTable = {
  title: 'Every sale, purchase by purchase',
  note: null,
  columns: [
    { header: 'Scheme', type: 'text' },
    { header: 'Folio', type: 'folio' },
    { header: 'Sold', type: 'date' },
    { header: 'Units', type: 'units' },
    { header: 'Gain', type: 'gain' },
  ],
  rows: Array.from({ length: 12 }, (_, index) => [
    `Fund ${index + 1}`,
    '91018018',
    '2025-08-29',
    '100.000',
    1_00,
  ]),
  totals: ['Total', null, null, null, 12_00],
  rowCount: 12,
}

export const gainsView: StatementView = {
  kind: 'CAPITAL_GAINS',
  title: 'Capital gains',
  from: '2025-04-01',
  to: '2026-03-31',
  scope: 'all folios',
  headline: { label: 'Gains from 1 Apr 2025 to 31 Mar 2026', paise: 17_890_00, as: 'money' },
  figures: [
    { label: 'Short term', paise: 1_950_00, as: 'gain' },
    { label: 'Long term', paise: 15_940_00, as: 'gain' },
    { label: 'Tax held back (TDS)', paise: 0, as: 'money' },
  ],
  tables: [summary, sales],
  isEmpty: false,
  transactions: 3,
}

export const accountView: StatementView = {
  ...gainsView,
  kind: 'ACCOUNT',
  title: 'Account statement',
  headline: { label: 'Value on 25 Aug 2026', paise: 9_05_196_00, as: 'money' },
  figures: [{ label: 'Gain so far', paise: 1_90_196_00, as: 'gain' }],
  tables: [],
}

export const madeStatement: StatementRequest = {
  statementId: '5f0d3c1e-8a3f-4c8c-9d7c-0a7d9a9b1c11',
  kind: 'CAPITAL_GAINS',
  period: 'Previous Financial Year',
  from: '2024-04-01',
  to: '2025-03-31',
  folioNo: '91018018',
  schemePlanCode: null,
  format: 'XLSX',
  delivery: 'DOWNLOAD',
  state: 'ready',
  progress: 100,
  fileName: 'Capital gains 2024-04-01 to 2025-03-31.xlsx',
  requestedAt: '2026-08-25T07:48:00.000Z',
}
