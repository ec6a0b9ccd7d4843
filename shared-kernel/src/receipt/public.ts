export { buildReceiptPdf, receiptFileName } from './receipt-pdf'
export { receiptSections, type ReceiptRow, type ReceiptSection } from './receipt-rows'
