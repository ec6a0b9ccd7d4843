import type { Module } from '../platform/module'
import { registerFeedback } from './routes'

export const feedbackModule: Module = { name: 'feedback', register: registerFeedback }
