import { calendarModule } from './calendar/module'
import { cartModule } from './cart/module'
import { ticketsModule } from './support-tickets/module'
import { contentModule } from './content/module'
import { hasOffer } from './content/offer-banners'
import { debitsModule } from './debits/module'
import { operationsModule } from './operations/module'
import { documentsModule } from './documents/module'
import { feedbackModule } from './feedback/module'
import { foliosHolding, mayBuy } from './folios/schemes-of-investor'
import { countUpload } from './identity/count-upload'
import { incomeModule } from './income/module'
import { incomePayouts } from './income/payout-owner'
import { identityModule } from './identity/module'
import { confirmAccountsOf } from './folio-opening/bank'
import { newFoliosModule } from './folio-opening/module'
import { kycRegistryModule } from './kyc-registry/module'
import { kycApplicationsModule } from './kyc-applications/module'
import { linksModule } from './links/module'
import { mandatesModule } from './mandates/module'
import { notificationsModule } from './notifications/module'
import { kinds } from './order-kinds'
import { aboutOrder } from './orders/about-order'
import { refuseLateCancelling, refuseLateCancellingAgain } from './orders/cancel-order'
import { orderDebits } from './systematic-plans/debit-owner'
import { ordersModule } from './orders/module'
import { advisedOrders } from './orders/order-reader'
import { systematicPlansModule } from './systematic-plans/module'
import { distributorsModule } from './distributors/module'
import { foliosOf } from './folios/folio-reader'
import { orderInWords } from './orders/order-in-words'
import { orderPaymentsModule } from './order-payments/module'
import { orderPayables } from './order-payments/payables'
import { orderPayouts } from './order-payments/payout-owner'
import { paymentsModule } from './payments/module'
import { payoutsModule } from './payouts/module'
import { messagesModule } from './messages/module'
import type { Module } from './platform/module'
import { serviceModule } from './platform/service.module'
import { portfolioModule } from './portfolio/module'
import { reconciliationModule } from './reconciliation/module'
import { registrarModule } from './registrar/module'
import { profileModule } from './profile/module'
import { accountCheques } from './service-requests/account-proof'
import { requestsModule } from './service-requests/module'
import { schemesModule } from './schemes/module'
import { solutionsModule } from './solutions/module'
import { statementsModule } from './statements/module'
import { telemetryModule } from './telemetry/module'
import { transactionHistoryModule } from './transaction-history/module'
import { unclaimedModule } from './unclaimed/module'

/** Every domain; what one needs of those above it is given to it here. */
export const modules: readonly Module[] = [
  serviceModule(hasOffer),
  operationsModule,
  messagesModule,
  calendarModule,
  identityModule({
    confirmAccounts: confirmAccountsOf,
    refuseCancelling: refuseLateCancelling,
    refuseCancellingAgain: refuseLateCancellingAgain,
    inWords: orderInWords,
  }),
  contentModule,
  documentsModule(countUpload),
  feedbackModule,
  schemesModule({ foliosHolding, mayBuy }),
  notificationsModule,
  ticketsModule,
  kycRegistryModule,
  kycApplicationsModule,
  profileModule,
  portfolioModule,
  statementsModule,
  newFoliosModule(accountCheques),
  distributorsModule({ ofOrders: advisedOrders, ofFolios: foliosOf }),
  // Before the orders: what is due today is made, then settled.
  systematicPlansModule,
  orderPaymentsModule,
  ordersModule(kinds),
  incomeModule,
  unclaimedModule,
  solutionsModule,
  transactionHistoryModule,
  cartModule,
  paymentsModule(orderPayables),
  payoutsModule(incomePayouts(orderPayouts)),
  mandatesModule,
  linksModule(aboutOrder),
  debitsModule(orderDebits),
  reconciliationModule(orderPayables),
  registrarModule,
  requestsModule,
  telemetryModule,
]
