import type { OrderKindName } from '@portal/kernel/contracts/order'
import { lumpsum } from './lumpsum'
import { type AnyKind, asKind } from './kind'
import { redeem } from './redeem'
import { stpInstalment } from './stp-instalment'
import { switching } from './switch'
import { swpInstalment } from './swp-instalment'

/** Every kind of order that there is. */
export const kinds: Readonly<Partial<Record<OrderKindName, AnyKind>>> = {
  LUMPSUM: asKind(lumpsum),
  REDEEM: asKind(redeem),
  SWP_INSTALMENT: asKind(swpInstalment),
  SWITCH: asKind(switching),
  STP_INSTALMENT: asKind(stpInstalment),
}

export function kindOf(name: OrderKindName): AnyKind {
  const kind = kinds[name]
  if (!kind) throw new Error(`There is no kind of order ${name}`)
  return kind
}
