import type { Module } from '../platform/module'
import { registerDocuments } from './routes'

export const documentsModule: Module = { name: 'documents', register: registerDocuments }
