import { formatRupeesRounded, limits, Note, Verbatim } from '@portal/kernel'

/** What an investor declares whose purchases of a year stay small (S9.020, decision 41). */
export function MicroNote() {
  return (
    <Note icon="info" title="Micro investment">
      By confirming you declare that your investments with us in this financial year, this one included, are
      at most <Verbatim>{formatRupeesRounded(limits.paise.microAYear)}</Verbatim>.
    </Note>
  )
}
