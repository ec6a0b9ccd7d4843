import type { Module } from '../platform/module'
import { registerPortfolio } from './routes'

export const portfolioModule: Module = { name: 'portfolio', register: registerPortfolio }
