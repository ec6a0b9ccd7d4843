import type { Module } from '../platform/module'
import { type CountUpload, registerDocuments } from './routes'

export const documentsModule = (countUpload: CountUpload): Module => ({
  name: 'documents',
  register: (app, platform) => registerDocuments(app, platform, countUpload),
})
