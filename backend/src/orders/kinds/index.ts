import type { OrderKindName } from '@portal/kernel/contracts/order'
import { lumpsum } from './lumpsum'
import { type AnyKind, asKind } from './kind'
import { sip } from './sip'
import { sipInstalment } from './sip-instalment'

/** Every kind of order that there is. */
export const kinds: Readonly<Partial<Record<OrderKindName, AnyKind>>> = {
  LUMPSUM: asKind(lumpsum),
  SIP: asKind(sip),
  SIP_INSTALMENT: asKind(sipInstalment),
}

export function kindOf(name: OrderKindName): AnyKind {
  const kind = kinds[name]
  if (!kind) throw new Error(`There is no kind of order ${name}`)
  return kind
}
