import type { Module } from '../../../src/platform/module'
import { publishNavs } from './publish-navs.job'

/** The price feed of the sandbox. */
export const navSimulator: Module = { name: 'NAV simulator', jobs: [publishNavs] }
