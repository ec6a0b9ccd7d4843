import { useState } from 'react'
import styles from './header.module.css'
import { initialsOf } from './initials'
import { usePicture } from './use-picture'

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
