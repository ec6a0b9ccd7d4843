import { FamilyTag, RelationCode, UploadedCheque } from '@portal/contracts/folios/applicant'
import { DistributorInfo, SipTopUp } from '@portal/contracts/schemes/investment'
import { SchemeSelection } from '@portal/contracts/schemes/scheme-selection'
import {
  DraftFolio,
  DraftPayment,
  emptyTransactionDraft,
  LastTransacted,
  originalScheme,
  OriginalScheme,
  TransactionDetails,
  TransactionDraft,
} from '@portal/contracts/orders/transaction-draft'
import { TransactionResult } from '@portal/contracts/orders/transaction-result'
import { sampleScheme } from '@portal/testing/samples'

/** Every entity of section 3 whose fields are listed there, with that list. */
const entities: [id: string, schema: { shape: object }, names: string][] = [
  ['S3.031', FamilyTag, 'name code'],
  ['S3.032', DraftFolio, 'investorNames folioNo holdingMode investorLastName'],
  [
    'S3.033',
    OriginalScheme,
    'fundType schemeName schemeCode planMode investmentHorizon objective riskMeter navDate nav optionCode planCode minAddPurchase minAddPurchaseMultipleAmt minPurchase minPurchaseMultiples',
  ],
  [
    'S3.034',
    TransactionDetails,
    'amount fundOption investmentType selectFolio dividendFrequency investmentMode sipDate sipFrequency sipMonth sipPeriod sipYear sipStartDate installmentNo',
  ],
  ['S3.035', DistributorInfo, 'distributorARN subBrokerCode euin ria'],
  ['S3.036', SchemeSelection, 'fundType option optionName plan planMode planName scheme schemeName'],
  ['S3.037', SipTopUp, 'topUpAvailable topUpAmount topUpFrequency topUpMaxAmount topUpMaxYears topUpuntil'],
  ['S3.038', TransactionDetails, 'rebalancingFrequency isDaafAaffFacility nfoEndDate'],
  [
    'S3.039',
    DraftPayment,
    'bankId bankCode accountNo bankName accountType ifscCode paymentMode omUMRN bankAddress bankCity',
  ],
  [
    'S3.040',
    TransactionDraft,
    'investmentSolutions lumpsumWithSIPResult userFolioDetails chequeData neftDetails jhDetails initialLastTransactionDetails userFolioDataResponse reinitiatePayment reinitiateTransactionId modifySipDetails',
  ],
  ['S3.041', TransactionDraft, 'isnewInvestment isRenewSip isInvestmentSip isRestartSip isClickedBack'],
  [
    'S3.043',
    TransactionResult,
    'responseStatus resultMsg amount arnCode dividendFrequency endDate euin failureReason folioNo fundOption investorName numOfInstallments',
  ],
  [
    'S3.044',
    TransactionResult,
    'schemeName startDate status subBrokerCode systDate systFrequency transactionId trxnDate trxnRefNo trxnType urnNumber',
  ],
  ['S3.045', TransactionResult, 'bankDetails planMode equityScheme debtScheme'],
  [
    'S3.051',
    LastTransacted,
    'amount brokerCode euin folioNo option payMode plan riaCode scheme status toScheme transactionType umrNo units distributorARN',
  ],
  ['S3.054', UploadedCheque, 'formImage showFileName fileSize blobData isTiff'],
]

test.each(entities)('%s: the entity has the fields that the specification lists', (_id, schema, names) => {
  expect(Object.keys(schema.shape)).toEqual(expect.arrayContaining(names.split(' ')))
})

test('a nominee or a contact is of six relations [S3.055]', () => {
  expect(RelationCode.options).toEqual(['SE', 'SP', 'DC', 'DS', 'DP', 'GD'])
})

test('an empty draft is a draft: what is stored and read again is what was stored', () => {
  expect(TransactionDraft.parse(JSON.parse(JSON.stringify(emptyTransactionDraft)))).toEqual(
    emptyTransactionDraft,
  )
})

test('a scheme that names no limits gets a minimum of Rs 1,000 in steps of Rs 1, and the Direct plan [S9.021, S9.022]', () => {
  const scheme = originalScheme(sampleScheme({ minAddPurchase: 0, minAddPurchaseMultipleAmt: 0 }))
  expect(OriginalScheme.parse(scheme)).toMatchObject({
    minAddPurchase: 1_000_00,
    minAddPurchaseMultipleAmt: 1_00,
    planMode: 'Direct',
  })
  expect(emptyTransactionDraft.transactionDetails.investmentMode).toBe('Direct')
})

test('a draft takes no folio and no joint holder with contact into the browser’s storage [S3.040]', () => {
  const holder = { name: 'Rohan Verma', email: 'rohan@example.in', mobile: '9876543210' }
  const folio = {
    investorNames: ['Asha Verma'],
    folioNo: '91024821',
    holdingMode: 'Single',
    investorLastName: 'Verma',
  }
  for (const more of [
    { jhDetails: [holder] },
    { userFolioDetails: [folio] },
    { userFolioDataResponse: folio },
  ])
    expect(TransactionDraft.safeParse({ ...emptyTransactionDraft, ...more }).success).toBe(false)
})
