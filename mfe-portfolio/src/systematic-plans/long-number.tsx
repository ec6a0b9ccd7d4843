import { Verbatim } from '@portal/kernel'
import { Fragment } from 'react'

/** A number that has no room on one line breaks after a group of four signs, as one reads it out, and is copied whole. */
export function LongNumber({ text }: { text: string }) {
  const groups = text.match(/.{1,4}/g) ?? []
  return (
    <Verbatim>
      {groups.map((group, place) => (
        <Fragment key={place}>
          {place > 0 && <wbr />}
          {group}
        </Fragment>
      ))}
    </Verbatim>
  )
}
