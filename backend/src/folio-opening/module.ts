import type { Module } from '../platform/module'
import type { AccountCheques } from './account-cheques'
import { forgetOldDrafts } from './draft.repository'
import { registerNewAccounts, registerNewFolios } from './routes'

export const newFoliosModule = (cheques: AccountCheques): Module => ({
  name: 'folio-opening',
  register(app, platform) {
    registerNewFolios(app, platform, cheques)
    registerNewAccounts(app, platform, cheques)
  },
  jobs: [{ name: 'forget new folios', at: '03:50', run: forgetOldDrafts }],
})
