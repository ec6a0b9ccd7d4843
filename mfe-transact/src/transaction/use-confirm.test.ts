import { codeRequest, type CodeSubject } from './confirm'

const investor = {
  pan: 'ZZZPV1001A',
  emailId: 'asha@example.in',
  mobileNum: '9876543210',
  isInternational: false,
}
const order = {
  kind: 'LUMPSUM',
  schemePlanCode: 'FLEXI-DG',
  folioNo: '1000004821',
  amount: 25_000_00,
} as const
const subject: CodeSubject = {
  activityType: 'LUMPSUM',
  folioNo: order.folioNo,
  orders: [order],
}
const requestFor = (changes: Partial<CodeSubject> = {}, who = investor) =>
  codeRequest(who, { ...subject, ...changes }, 'reference-1')

test('the flow type is the joint holder’s when no folio number is present [S4.070]', () => {
  expect(requestFor().flowType).toBe('INVESTOR')
  expect(requestFor({ folioNo: null })).toMatchObject({
    flowType: 'JOINT_HOLDER',
    folioNumber: '',
  })
})

test('an international investor’s mobile is blanked, so the code goes by e-mail [S4.071]', () => {
  expect(requestFor({}, { ...investor, isInternational: true })).toMatchObject({
    mobileNumber: '',
  })
})

test('a lump sum asks for a code of activity LUMPSUM', () => {
  expect(requestFor()).toMatchObject({ activityType: 'LUMPSUM', sendOtpTo: '' })
})

test('the request holds the order that the code is to confirm', () => {
  expect(requestFor().orders).toEqual([order])
})

test('a code that takes an order back is bound to that order', () => {
  const back = { activityType: 'CANCEL_REDEEM', transactionId: 'order-1' } as const
  expect(codeRequest(investor, { ...back, folioNo: '1000004821' }, 'reference-1')).toMatchObject(back)
})
