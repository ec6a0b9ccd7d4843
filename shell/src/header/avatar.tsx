import { useState, useEffect } from 'react'
import styles from './header.module.css'
import { initialsOf } from './initials'
import { downloadFile } from '@portal/kernel'
import { fileApi } from '@portal/contracts/wire/file'

/** The address of a picture that was fetched as a blob (S7.127); undefined while it is not there. */
function usePicture(name: string | null | undefined): string | undefined {
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

export interface AvatarProps {
  name: string
  /** The name of the investor's picture. */
  image?: string | null | undefined
}

/** The investor's picture; without one, or when it does not come, the display name in short (S2.080). */
export function Avatar({ name, image }: AvatarProps) {
  const [broken, setBroken] = useState<string>()
  const picture = usePicture(image)
  return (
    <span className={styles.avatar} aria-hidden="true">
      {picture && picture !== broken ? (
        <img src={picture} alt="" className={styles.picture} onError={() => setBroken(picture)} />
      ) : (
        initialsOf(name)
      )}
    </span>
  )
}
