import { calendarModule } from './calendar/module'
import { contentModule } from './content/module'
import { deskModule } from './desk/module'
import { documentsModule } from './documents/module'
import { feedbackModule } from './feedback/module'
import { foliosModule } from './folios/module'
import { identityModule } from './identity/module'
import { kycModule } from './kyc/module'
import { mandatesModule } from './mandates/module'
import { notificationsModule } from './notifications/module'
import { ordersModule } from './orders/module'
import { paymentsModule } from './payments/module'
import { plansModule } from './plans/module'
import type { Module } from './platform/module'
import { serviceModule } from './platform/service.module'
import { portfolioModule } from './portfolio/module'
import { sandboxModule } from './sandbox/module'
import { schemesModule } from './schemes/module'
import { telemetryModule } from './telemetry/module'

/** The whole portal, in the order in which a fresh world is seeded. */
export const modules: readonly Module[] = [
  serviceModule,
  deskModule,
  calendarModule,
  kycModule,
  identityModule,
  contentModule,
  documentsModule,
  feedbackModule,
  schemesModule,
  foliosModule,
  plansModule,
  // They tell of what happened in the folios.
  notificationsModule,
  mandatesModule,
  portfolioModule,
  ordersModule,
  paymentsModule,
  telemetryModule,
  sandboxModule,
]
