import { join } from 'node:path'
import { root } from '../packages.ts'

/** Where the runners of tests write what became of each. */
export const reports = join(root, 'dist/reports')
