import { useEffect, useState } from 'react'

const shownByBrowsers = ['image/png', 'image/jpeg', 'image/gif']

/** A picture as a data address, which the page's content policy allows; undefined for what browsers do not show. */
export function usePreview(file: File | null): string | undefined {
  const [read, setRead] = useState<{ file: File; data: string }>()
  useEffect(() => {
    if (!file || !shownByBrowsers.includes(file.type)) return
    const reader = new FileReader()
    reader.onload = () => {
      if (typeof reader.result === 'string') setRead({ file, data: reader.result })
    }
    reader.readAsDataURL(file)
    return () => reader.abort()
  }, [file])
  return read && read.file === file ? read.data : undefined
}
