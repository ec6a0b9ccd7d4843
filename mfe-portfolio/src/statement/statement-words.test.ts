import type { StatementRequest } from '@portal/contracts/statements/statement'
import { requestDetail } from './statement-words'

test('a statement that was asked for after midnight in India has that day', () => {
  const request = {
    folioNo: null,
    format: 'PDF',
    requestedAt: '2026-08-25T19:30:00.000Z',
    delivery: 'DOWNLOAD',
    state: 'ready',
  } as unknown as StatementRequest
  expect(requestDetail(request, 'XXha@example.in')).toBe('All folios · PDF · 26 Aug 2026, ready to download')
})
