import type { PlanFile } from './plan-file'

type Of = Pick<PlanFile, 'scheme' | 'toScheme'>

/** The smallest instalment: what the scheme that is bought takes; a withdrawal is measured like it. */
export const minAmountOf = ({ scheme, toScheme }: Of): number => (toScheme ?? scheme).scheme.minSipPaise

export const multipleOf = ({ scheme, toScheme }: Of): number => (toScheme ?? scheme).scheme.multiplePaise || 1
