import { useEffect, useState } from 'react'
import { uploadLimits, uploadTypeOf, type UploadType } from '@portal/contracts/validation'
import { startOf } from './start-of'

const shownByBrowsers: readonly (UploadType | undefined)[] = ['png', 'jpg', 'gif']

interface Seen {
  /** What the file is by its bytes. */
  type?: UploadType | undefined
  /** A picture as a data address, which the page's content policy allows; not for what browsers do not show. */
  data?: string
}

/** What can be shown of a chosen file; nothing yet while it is being read. */
export function usePreview(file: File | null): Seen {
  const [read, setRead] = useState<Seen & { file: File }>()
  useEffect(() => {
    if (!file) return
    const reader = new FileReader()
    let over = false
    const look = async () => {
      const type = uploadTypeOf(await startOf(file))
      if (over) return
      setRead({ file, type })
      if (!type || !shownByBrowsers.includes(type)) return
      reader.onload = () => {
        if (typeof reader.result === 'string') setRead({ file, type, data: reader.result })
      }
      // The type that the file came with may be `image/jpg` or none, and the address would carry it.
      reader.readAsDataURL(new Blob([file], { type: uploadLimits.types[type].contentType }))
    }
    // A file that cannot be read any more has arrived all the same; it is shown by its name.
    look().catch(() => undefined)
    return () => {
      over = true
      reader.abort()
    }
  }, [file])
  return read && read.file === file ? read : {}
}
