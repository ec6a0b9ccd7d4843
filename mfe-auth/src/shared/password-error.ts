import { t } from '@portal/kernel/words'

/** A password that is entered, and not made: only that there is one (S8.071). */
export const passwordError = (value = '') => (value.trim() ? undefined : t`Password is required`)
