import { downloadFile } from '@portal/kernel'
import { fileApi } from '@portal/contracts/wire/file'
import { useEffect, useState } from 'react'

/** The address of a picture that was fetched as a blob (S7.127); undefined while it is not there. */
export function usePicture(name: string | null | undefined): string | undefined {
  const [fetched, setFetched] = useState<{ name: string; address: string }>()
  useEffect(() => {
    if (!name) return
    const stop = new AbortController()
    let address: string | undefined
    void downloadFile(fileApi.image, name, stop.signal).then(
      (blob) => {
        if (stop.signal.aborted) return
        address = URL.createObjectURL(blob)
        setFetched({ name, address })
      },
      () => undefined,
    )
    return () => {
      stop.abort()
      if (address) URL.revokeObjectURL(address)
    }
  }, [name])
  return fetched && fetched.name === name ? fetched.address : undefined
}
