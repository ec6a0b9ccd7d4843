import { useState } from 'react'
import styles from './header.module.css'
import { initialsOf } from './initials'

export interface AvatarProps {
  name: string
  /** The address of the investor's picture. */
  image?: string | null | undefined
}

/** The investor's picture; without one, or when it does not come, the display name in short (S2.080). */
export function Avatar({ name, image }: AvatarProps) {
  const [broken, setBroken] = useState<string>()
  return (
    <span className={styles.avatar} aria-hidden="true">
      {image && image !== broken ? (
        <img src={image} alt="" className={styles.picture} onError={() => setBroken(image)} />
      ) : (
        initialsOf(name)
      )}
    </span>
  )
}
