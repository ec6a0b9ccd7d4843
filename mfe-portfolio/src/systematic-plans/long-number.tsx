import { Fragment } from 'react'

/** A number that has no room on one line breaks after a group of four signs, as one reads it out, and is copied whole. */
export function LongNumber({ text }: { text: string }) {
  return (text.match(/.{1,4}/g) ?? []).map((group, place) => (
    <Fragment key={place}>
      {place > 0 && <wbr />}
      {group}
    </Fragment>
  ))
}
