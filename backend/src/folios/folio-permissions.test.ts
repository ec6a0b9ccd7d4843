import { Refusal } from '../platform/refusal'
import { type FolioAction, folioRefusal, refuseFolioAction } from './folio-permissions'

const actions: FolioAction[] = ['purchase', 'plan', 'redeem', 'switch', 'update']
const modes = ['Single', 'Anyone or Survivor', 'Joint'] as const

const allowedIn = (holdingMode: (typeof modes)[number], isDemat = false) =>
  actions.filter((action) => !folioRefusal({ holdingMode, isDemat }, action))

test('joint-holding folios have limited online transactions: anyone may transact, none update; jointly nothing goes [S6.009]', () => {
  expect(allowedIn('Single')).toEqual(actions)
  expect(allowedIn('Anyone or Survivor')).toEqual(['purchase', 'plan', 'redeem', 'switch'])
  expect(allowedIn('Joint')).toEqual([])
})

test('folios under Demat can neither transact nor update, whoever holds them [S6.010]', () => {
  for (const mode of modes) expect(allowedIn(mode, true)).toEqual([])
  expect(() => refuseFolioAction({ holdingMode: 'Single', isDemat: true }, 'update')).toThrow(Refusal)
})
