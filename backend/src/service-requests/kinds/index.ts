import type { ServiceRequestCode } from '@portal/contracts/service-requests/service-request'
import { accountTypeKind, addBankKind, defaultBankKind, ifscKind } from './banks'
import { consolidationKind } from './consolidation'
import { emailKind, mobileKind } from './contact'
import { folioLockKind } from './folio-lock'
import type { AnyKind } from './kind'
import { nomineesKind, optOutKind } from './nominees'
import { jointHolderKind, profileKind } from './people'
import { taxKind } from './tax'

/** Every kind of request by its code (S9.039); the other codes are pages of their own. */
const kinds: Readonly<Partial<Record<ServiceRequestCode, AnyKind>>> = {
  UE: emailKind,
  UM: mobileKind,
  UL: folioLockKind,
  FC: consolidationKind,
  UB: addBankKind,
  UP: profileKind,
  UN: nomineesKind,
  CAP: jointHolderKind,
  UI: ifscKind,
  DCC: accountTypeKind,
  DCN: optOutKind,
  DCB: defaultBankKind,
  UF: taxKind,
}

/** Throws for a code that no request is of. */
export function kindOf(code: ServiceRequestCode): AnyKind {
  const kind = kinds[code]
  if (!kind) throw new Error(`There are no requests of ${code}`)
  return kind
}
