import type { Module } from '../platform/module'
import { registerImages } from './images'
import { registerLegalPages } from './legal.routes'
import { registerMasters } from './masters.routes'
import { registerContent } from './routes'

export const contentModule: Module = {
  name: 'content',
  register(app, platform) {
    registerContent(app, platform)
    registerMasters(app, platform)
    registerLegalPages(app, platform)
    registerImages(app)
  },
}
