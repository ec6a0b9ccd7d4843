/** What the browser keeps of an investment that is not sent yet: one schema for each persisted draft. */
export { emptyNewFolioDraft, NewFolioDraft } from './new-folio-draft'
export { emptyTransactionDraft, TransactionDraft } from './transaction-draft'
export { AutoSwitchNfo, emptyMultiCart, MultiCart } from './cart'
export { ApplicantForm, UploadedCheque } from './applicant'
