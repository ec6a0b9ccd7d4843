import type { ApiError } from '@portal/kernel'
import { SchemePlanCode } from '@portal/contracts/wire/common'
import type { SchemeDetails } from '@portal/contracts/schemes/product'

/** What to ask the server for, from the address: `'FLEXI-DG'` is scheme FLEXI, plan FLEXI-DG. Null for no such code. */
export function lookupFor(code: string | null): { schemeCode: string; schemePlanCode: string } | null {
  const parsed = SchemePlanCode.safeParse(code?.trim().toUpperCase())
  if (!parsed.success) return null
  return { schemeCode: parsed.data.split('-')[0] ?? '', schemePlanCode: parsed.data }
}

/** The asked plan among the answered ones; undefined when the scheme is not there. */
export function pickPlan(
  schemes: readonly SchemeDetails[],
  schemePlanCode: string,
): SchemeDetails | undefined {
  return schemes.find((scheme) => scheme.schemePlanCode === schemePlanCode)
}

/** Whether a failed look-up says that there is no such scheme, rather than that no answer came. */
export function saysUnknown(error: Pick<ApiError, 'kind' | 'status'>): boolean {
  return error.kind === 'refused' || error.status === 404 || error.status === 400
}
