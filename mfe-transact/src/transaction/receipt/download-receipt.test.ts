// @needs-page
import { downloadReceipt } from './download-receipt'
import { sampleOrder } from '../../testing/sample-order'

function textOf(blob: Blob | undefined): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.readAsText(blob ?? new Blob())
  })
}

test('the receipt is saved as Successfull.pdf, an A4 page of 210 mm [S1.045, S9.055, S9.057]', async () => {
  let saved: Blob | undefined
  URL.createObjectURL = (blob) => {
    saved = blob as Blob
    return 'blob:receipt'
  }
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    expect([this.download, this.getAttribute('href')]).toEqual(['Successfull.pdf', 'blob:receipt'])
  })
  await downloadReceipt([sampleOrder()])
  expect(click).toHaveBeenCalledTimes(1)
  expect(saved?.type).toBe('application/pdf')
  const text = await textOf(saved)
  const [, width = ''] = /\/MediaBox \[0 0 ([\d.]+) /.exec(text) ?? []
  expect(Math.round((Number(width) / 72) * 25.4)).toBe(210)
})

test('the receipt of a cart runs over pages of 300 units, a block of a page each time it is full [S9.056]', async () => {
  const saved: Blob[] = []
  URL.createObjectURL = (blob) => {
    saved.push(blob as Blob)
    return 'blob:receipt'
  }
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  const orders = Array.from({ length: 10 }, (_, index) =>
    sampleOrder({ orderNumber: `NM26082500${50 + index}` }),
  )
  await downloadReceipt([sampleOrder()])
  await downloadReceipt(orders)
  const pages = async (blob: Blob | undefined) =>
    (await textOf(blob)).match(/\/Type \/Page\b(?!s)/g)?.length ?? 0
  expect(await pages(saved[0])).toBe(1)
  expect(await pages(saved[1])).toBeGreaterThan(1)
})
