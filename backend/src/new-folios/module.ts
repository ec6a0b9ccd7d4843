import type { Module } from '../platform/module'
import { forgetOldDrafts } from './draft.repository'
import { registerNewFolios } from './routes'

export const newFoliosModule: Module = {
  name: 'new-folios',
  register: registerNewFolios,
  jobs: [{ name: 'forget new folios', at: '03:50', run: forgetOldDrafts }],
}
