import type { Linter } from 'eslint'

export const domains: readonly string[]
export const backendZones: Linter.Config[]
