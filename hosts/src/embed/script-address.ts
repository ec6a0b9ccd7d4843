import { scriptPolicy } from '@portal/kernel/script-policy'

/** Vouches for the portal's own scripts in a page that enforces Trusted Types: its policy must allow this name. */
export const scriptAddress = scriptPolicy('neem-portal')
