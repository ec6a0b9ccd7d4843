import type { Letters } from '@portal/contracts/words'

export interface ShapedOptions {
  /** The bytes of the font's files; in Node their paths will do. */
  letters: Letters | { normal: string; bold: string }
  title: string
  /** A moment, ISO 8601. */
  createdAt: string
  orientation?: 'portrait' | 'landscape'
  encryption?: { userPassword: string; ownerPassword: string }
}

/** What documents are drawn with: `ShapedDocument` has it, and jsPDF. Lengths in millimetres. */
export interface Drawing {
  setFont(family: string, style: 'normal' | 'bold'): this
  setFontSize(size: number): this
  splitTextToSize(text: string, width: number): string[]
  text(lines: string | string[], x: number, y: number, options?: { align?: 'left' | 'right' }): this
  addPage(): unknown
  setPage(number: number): this
}

export class ShapedDocument implements Drawing {
  constructor(options: ShapedOptions)
  setFont(family: string, style: 'normal' | 'bold'): this
  setFontSize(size: number): this
  splitTextToSize(text: string, width: number): string[]
  text(lines: string | string[], x: number, y: number, options?: { align?: 'left' | 'right' }): this
  addPage(): this
  setPage(number: number): this
  bytes(): Promise<Uint8Array<ArrayBuffer>>
}
