import { budgetFor, budgetVerdicts } from './budget-verdict.mjs'

const budgets = { 'mfe-auth': { entry: 9000, requestsInDepth: 2 } }
const lines = (measured: Record<string, Record<string, number>>) =>
  budgetVerdicts(budgets, measured).map(({ isOver, line }) => [isOver, line])

test('what lies within its budget passes, to the byte', () => {
  expect(lines({ 'mfe-auth': { entry: 9000, requestsInDepth: 2 } })).toEqual([
    [false, '✓ mfe-auth entry: 9000 of 9000 bytes gzip'],
    [false, '✓ mfe-auth requestsInDepth: 2 of 2'],
  ])
})

test('what grew is named, with how much and the command that shows why', () => {
  expect(lines({ 'mfe-auth': { entry: 9090, requestsInDepth: 3 } })).toEqual([
    [
      true,
      '✗ mfe-auth entry grew to 9090: 90 bytes gzip (1.0 %) over its budget of 9000. What is in it: npm run size -- mfe-auth',
    ],
    [
      true,
      '✗ mfe-auth requestsInDepth grew to 3: 1 (50.0 %) over its budget of 2. What is in it: npm run size -- mfe-auth',
    ],
  ])
})

test('what was not built is over its budget', () => {
  expect(lines({})[0]).toEqual([true, '✗ mfe-auth entry is not built'])
})

test('a budget that is raised leaves 2 % of head-room, and no further request', () => {
  expect([
    budgetFor('entry', 9090),
    budgetFor('firstRoute', 10_000),
    budgetFor('requestsInDepth', 3),
  ]).toEqual([9300, 10_200, 3])
})
