// @needs-page
import { savePdf } from './save-file'

const pdf = new Uint8Array([0x25, 0x50, 0x44, 0x46])
const share = jest.fn()
const clicked: string[] = []

/** A browser with a share sheet, as the home screen of iOS and Safari have one. */
function browser({ standalone, takesFiles = true }: { standalone?: boolean; takesFiles?: boolean }) {
  Object.assign(navigator, { standalone, share, canShare: () => takesFiles })
}

beforeEach(() => {
  share.mockReset().mockResolvedValue(undefined)
  clicked.length = 0
  Object.assign(URL, { createObjectURL: () => 'blob:made', revokeObjectURL: () => undefined })
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    clicked.push(`${this.href} ${this.download}`)
  })
})

const downloaded = ['blob:made Successfull.pdf']
const settled = () => new Promise((resolve) => setTimeout(resolve))

test('a browser with downloads gets the file under its name, with a share sheet too [S9.057]', () => {
  for (const standalone of [undefined, false]) {
    clicked.length = 0
    browser({ standalone })
    savePdf(pdf, 'Successfull.pdf')
    expect(clicked).toEqual(downloaded)
  }
  expect(share).not.toHaveBeenCalled()
})

test('an app on the home screen of iOS offers the file in the share sheet; one that is closed is left', async () => {
  browser({ standalone: true })
  savePdf(pdf, 'Successfull.pdf')
  const [{ files }] = share.mock.calls[0] as [{ files: File[] }]
  expect([files[0]!.name, files[0]!.type, files[0]!.size]).toEqual([
    'Successfull.pdf',
    'application/pdf',
    pdf.length,
  ])
  share.mockRejectedValue(new DOMException('closed', 'AbortError'))
  savePdf(pdf, 'Successfull.pdf')
  await settled()
  expect(clicked).toEqual([])
})

test('where the sheet takes no files, or the press is too long ago, the file goes the usual way', async () => {
  browser({ standalone: true, takesFiles: false })
  savePdf(pdf, 'Successfull.pdf')
  expect(clicked).toEqual(downloaded)
  browser({ standalone: true })
  share.mockRejectedValue(new DOMException('no press', 'NotAllowedError'))
  savePdf(pdf, 'Successfull.pdf')
  await settled()
  expect(clicked).toEqual([...downloaded, ...downloaded])
})
