import { useState } from 'react'
import { BirthDateField, Columns, DateField, DateRangeFields, UploadField, type DateRange } from '@portal/ui'
import { UploadRow } from '@portal/ui/upload/upload-rows'
import { Sample } from '../sample'

export function DatesPage() {
  const [start, setStart] = useState('2026-08-28')
  const [birth, setBirth] = useState('')
  const [range, setRange] = useState<DateRange>({ from: '2026-04-01', to: '2026-06-30' })
  return (
    <>
      <Sample title="Date picker" note="Type it or pick it. A closed day is struck out and says why.">
        <Columns>
          <DateField
            label="Start date"
            value={start}
            onChange={setStart}
            min="2026-08-10"
            max="2027-08-09"
            reasonOf={(date) => (date === '2026-08-31' ? 'Market holiday' : undefined)}
            hint="DD MMM YYYY"
          />
          <DateField
            label="Date, wrong"
            value="31 Feb 2026"
            onChange={() => undefined}
            error="Enter a valid date"
          />
          <BirthDateField
            label="Date of birth"
            value={birth}
            onChange={setBirth}
            hint="The applicant must be 18 or older."
          />
        </Columns>
        <DateRangeFields value={range} onChange={setRange} max="2026-08-25" />
      </Sample>
      <Uploads />
    </>
  )
}

const demoSteps = 4

/** Stands in for a server: takes the file in four steps. */
async function pretend(file: File, progress: (sent: number) => void): Promise<void> {
  for (let step = 1; step <= demoSteps; step++) {
    await new Promise((resolve) => setTimeout(resolve, 150))
    progress((file.size * step) / demoSteps)
  }
}

/** A cheque, drawn with a few lines: what a picture's preview shows. */
const chequePicture = Uint8Array.from(
  atob(
    'iVBORw0KGgoAAAANSUhEUgAAAKAAAABICAMAAABGBg7wAAAABlBMVEXq8fgrX5NEA+zqAAAAXklEQVR42u3XoREAMAwCQLL/0rUdIIJeHxf3AkEy5cmkOoCAgICAgICAgIDXtbuFPwTqICAgICAgIKA9uDzUHgPqICAgICAgICAgIGAjsH7y+0kAAQEBAQEBAYuB5Tnt1wPZKoRlzQAAAABJRU5ErkJggg==',
  ),
  (character) => character.charCodeAt(0),
)
const picture = new File([chequePicture], 'cancelled-cheque.png', { type: 'image/png' })
const tiff = new File([new Uint8Array(840_000)], 'cancelled-cheque.tiff', { type: 'image/tiff' })
const nothing = () => undefined

function Uploads() {
  const [cheque, setCheque] = useState<File | null>(null)
  const [shown, setShown] = useState<File | null>(picture)
  const [scan, setScan] = useState<File | null>(tiff)
  return (
    <Sample title="Upload" note="Checked for format and size, sent with its progress, then shown.">
      <UploadField label="Cancelled cheque" value={cheque} onChange={setCheque} onUpload={pretend} />
      <UploadRow file={tiff} sent={520_000} onCancel={nothing} />
      <UploadField label="Uploaded" value={shown} onChange={setShown} onUpload={pretend} />
      <UploadField label="Uploaded, without a picture" value={scan} onChange={setScan} onUpload={pretend} />
      <UploadField
        label="Refused"
        value={null}
        onChange={nothing}
        onUpload={pretend}
        error="The file is larger than 5 MB. Choose a smaller one."
      />
    </Sample>
  )
}
