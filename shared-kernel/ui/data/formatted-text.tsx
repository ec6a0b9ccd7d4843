import { useLoaded } from '../base/inner'

const load = () => import('./rich-text')

/**
 * A server's message with its simple formatting (S2.122). What cleans markup is fetched for the first text that has
 * any; where it does not come, the words stand there without it.
 */
export function FormattedText({ html }: { html: string }) {
  return /[<&]/.test(html) ? <Marked html={html} /> : html
}

function Marked({ html }: { html: string }) {
  const { module, failed } = useLoaded(load)
  if (module) return <module.RichText html={html} />
  return failed ? html.replace(/<[^>]*>/g, ' ') : null
}
