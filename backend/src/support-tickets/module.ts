import type { Module } from '../platform/module'
import { registerTickets } from './routes'

export const ticketsModule: Module = { name: 'support-tickets', register: registerTickets }
