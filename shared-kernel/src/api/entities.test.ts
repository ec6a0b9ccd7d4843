import {
  ApplicantForm,
  FamilyTag,
  FolioApplicant,
  RelationCode,
  UploadedCheque,
} from '../../contracts/applicant'
import { AutoSwitchNfo, MultiCart } from '../../contracts/cart'
import { DistributorInfo, SipTopUp } from '../../contracts/investment'
import { SchemeSelection } from '../../contracts/scheme-selection'
import {
  ApplicantKyc,
  NewFolioBank,
  NewFolioDraft,
  NewFolioInvestment,
} from '../../contracts/new-folio-draft'
import {
  DraftFolio,
  DraftPayment,
  emptyTransactionDraft,
  OriginalScheme,
  TransactionDetails,
  TransactionDraft,
  LastTransacted,
} from '../../contracts/transaction-draft'
import { TransactionResult } from '../../contracts/transaction-result'
import { emptyMultiCart, emptyNewFolioDraft } from '../../contracts/drafts'

/** Every entity of section 3 whose fields are listed there, with that list. */
const entities: [id: string, schema: { shape: object }, names: string][] = [
  ['S3.025', NewFolioDraft, 'applicants nominees noNominee modeOfHolding chequeImage'],
  [
    'S3.026',
    NewFolioInvestment,
    'investmentType investmentMode fundOption amount dividendFrequency sipFrequency sipDate sipPeriod sipMonth sipYear installmentsNo debtScheme equityScheme',
  ],
  ['S3.027', NewFolioBank, 'bankName ifscCode branchName branchCity accountType accountNumber paymentMode'],
  ['S3.028', FolioApplicant, 'pan name dateOfBirth'],
  ['S3.029', ApplicantKyc, 'transactionAllow panNameMatch panAdarStatusFlag kycStatus email mobileNo'],
  [
    'S3.030',
    ApplicantForm,
    'pan dateOfBirth investorName Email Mobile mobileBelongsto emailBelongsto mobileBelongstoCode emailBelongstoCode',
  ],
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
  ['S3.052', MultiCart, 'schemes distributorInfo investmentMode sipGoal'],
  [
    'S3.053',
    AutoSwitchNfo,
    'switchToNfo switchToSchemeCode switchToOptionCode switchToPlanCode switchToDescription switchToSchemeName switchToPlanName switchToOptionName',
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
  expect(NewFolioDraft.parse(JSON.parse(JSON.stringify(emptyNewFolioDraft)))).toEqual(emptyNewFolioDraft)
  expect(TransactionDraft.parse(JSON.parse(JSON.stringify(emptyTransactionDraft)))).toEqual(
    emptyTransactionDraft,
  )
  expect(MultiCart.parse(emptyMultiCart)).toEqual(emptyMultiCart)
})

test('a scheme that names no limits gets a minimum of Rs 1,000 in steps of Rs 1, and the Direct plan [S9.021, S9.022]', () => {
  const { minAddPurchase, minAddPurchaseMultipleAmt, planMode } = OriginalScheme.parse({
    fundType: 'EQUITY',
    schemeName: 'Neem Flexi Cap Fund',
    schemeCode: 'FLEXI',
    investmentHorizon: '',
    objective: '',
    riskMeter: 'High',
    navDate: '2026-08-24',
    nav: '98.4215',
    optionCode: 'G',
    planCode: 'D',
    minPurchase: 5_000_00,
    minPurchaseMultiples: 1_00,
  })
  expect({ minAddPurchase, minAddPurchaseMultipleAmt, planMode }).toEqual({
    minAddPurchase: 1_000_00,
    minAddPurchaseMultipleAmt: 1_00,
    planMode: 'Direct',
  })
})
