import type { Module } from '../platform/module'
import { registerHistoryCalls } from './history.routes'

export const transactionHistoryModule: Module = {
  name: 'transaction-history',
  register: registerHistoryCalls,
}
