import type { OrderKindName } from '@portal/contracts/orders/order-states'
import type { OrderTerms } from '@portal/contracts/orders/order-terms'
import type { AnyConfirmedKind, AnyKind } from './kind'

/** Every kind of order; `order-kinds.ts` puts it together, for some kinds lie in domains above this one. */
export interface KindTable {
  /** Those that an investor asks for, and confirms by a one-time code. */
  confirmed: Readonly<Record<OrderTerms['kind'], AnyConfirmedKind>>
  /** With those that are placed by themselves. */
  all: Readonly<Record<OrderKindName, AnyKind>>
}

let given: KindTable | undefined

/** Once, before the first order is looked at. */
export function setKinds(kinds: KindTable): void {
  given = kinds
}

function table(): KindTable {
  if (!given) throw new Error('No kinds of orders are given: see order-kinds.ts')
  return given
}

export const kindOf = (name: OrderKindName): AnyKind => table().all[name]

export const confirmedKindOf = (name: OrderTerms['kind']): AnyConfirmedKind => table().confirmed[name]

export const allKinds = (): readonly AnyKind[] => Object.values(table().all)
