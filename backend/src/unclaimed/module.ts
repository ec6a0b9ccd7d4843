import type { Module } from '../platform/module'
import { registerUnclaimedCalls } from './unclaimed.routes'

export const unclaimedModule: Module = { name: 'unclaimed', register: registerUnclaimedCalls }
