import type { Module } from '../platform/module'
import { registerCases } from './routes'

export const casesModule: Module = { name: 'cases', register: registerCases }
