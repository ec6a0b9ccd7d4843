import type { Module } from '../platform/module'
import { registerCartCalls } from './routes'

export const cartModule: Module = { name: 'cart', register: registerCartCalls }
