import type { InitiateAnswer, Order } from '@portal/contracts/orders/order'

/** What a call that places an order answers. */
export function sampleResult(order: Order): InitiateAnswer {
  return {
    responseStatus: 'SUCCESS',
    resultMsg: '',
    amount: null,
    arnCode: null,
    dividendFrequency: null,
    endDate: null,
    euin: null,
    failureReason: null,
    folioNo: order.folioNo,
    fundOption: order.scheme.optionCode,
    investorName: order.investorName,
    numOfInstallments: null,
    schemeName: order.scheme.schemeName,
    startDate: null,
    status: 'PENDING',
    subBrokerCode: null,
    systDate: null,
    systFrequency: null,
    transactionId: order.transactionId,
    trxnDate: '2026-08-25',
    trxnRefNo: order.orderNumber,
    trxnType: order.kind,
    urnNumber: null,
    planMode: 'Direct',
    orders: [order],
  }
}
