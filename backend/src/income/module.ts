import type { Module } from '../platform/module'
import { payIncomeJobs } from './pay-income.job'

export const incomeModule: Module = { name: 'income', jobs: payIncomeJobs }
