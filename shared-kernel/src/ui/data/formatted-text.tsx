import { createElement, Fragment } from 'react'
import { parseRichText, type RichPiece } from './rich-text'
import { Link } from '../link/public'

/** A server's message with its simple formatting; no markup of it ever reaches the page as markup. */
export function FormattedText({ html }: { html: string }) {
  return <Pieces pieces={parseRichText(html)} />
}

function Pieces({ pieces }: { pieces: readonly RichPiece[] }) {
  return pieces.map((piece, index) => (
    <Fragment key={index}>{typeof piece === 'string' ? piece : element(piece)}</Fragment>
  ))
}

function element({ tag, href, children }: Exclude<RichPiece, string>) {
  if (tag === 'br') return <br />
  const content = <Pieces pieces={children} />
  if (tag !== 'a') return createElement(tag, null, content)
  if (href === undefined) return content
  return href.startsWith('/') ? <Link to={href}>{content}</Link> : <Link href={href}>{content}</Link>
}
