import { authApi } from '@portal/contracts/identity/auth'
import type { ChosenLanguage } from '@portal/contracts/words'
import { api } from '../api/public'

/** Keeps a language with the profile; where that fails, the browser has kept it. */
export async function saveLanguage(language: ChosenLanguage): Promise<void> {
  await api.call(authApi.setLanguage, { language }).catch(() => undefined)
}
