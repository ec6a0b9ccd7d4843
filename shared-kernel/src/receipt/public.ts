export { buildReceiptPdf, receiptFileName } from './receipt-pdf'
export { type ReceiptRow, type ReceiptSection } from './receipt-rows'
export { savePdf } from './save-pdf'
export { buildTextPdf, type PdfRow, type PdfSection, type TextPdf } from './text-pdf'
