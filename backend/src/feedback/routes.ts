import { feedbackApi } from '@portal/contracts/support/feedback'
import type { FastifyInstance } from 'fastify'
import { implement } from '../platform/handle'
import type { Platform } from '../platform/module'
import { keepAnswer, postpone } from './feedback-answer'
import { feedbackReference } from './feedback-check'

export function registerFeedback(app: FastifyInstance, platform: Platform): void {
  implement(app, platform, feedbackApi, {
    async check(_body, { investor, setStatus }) {
      const reference = await feedbackReference(platform, investor.pan)
      setStatus(reference ? '1' : '0')
      return { reference }
    },
    async submit(body) {
      await keepAnswer(platform, body)
      return {}
    },
    async postpone({ reference }) {
      await postpone(platform, reference)
      return {}
    },
  })
}
