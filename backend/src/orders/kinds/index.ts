import type { OrderKindName } from '@portal/kernel/contracts/order'
import { lumpsum } from './lumpsum'
import { type AnyKind, asKind } from './kind'

/** Every kind of order that there is. */
export const kinds: Readonly<Partial<Record<OrderKindName, AnyKind>>> = {
  LUMPSUM: asKind(lumpsum),
}

export function kindOf(name: OrderKindName): AnyKind {
  const kind = kinds[name]
  if (!kind) throw new Error(`There is no kind of order ${name}`)
  return kind
}
