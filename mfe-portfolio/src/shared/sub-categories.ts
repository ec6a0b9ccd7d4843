import { type Text, textOf } from '@portal/kernel'
import { msg, t } from '@portal/kernel/words'

/** The regulator's classes of funds, as the server names them. */
const names: Readonly<Record<string, Text>> = {
  'Aggressive Hybrid': msg`Aggressive Hybrid`,
  'Balanced Advantage': msg`Balanced Advantage`,
  'Banking and PSU Debt': msg`Banking and PSU Debt`,
  'Corporate Bond': msg`Corporate Bond`,
  'Dividend Yield': msg`Dividend Yield`,
  'Equity Savings': msg`Equity Savings`,
  'Flexi Cap': msg`Flexi Cap`,
  Focused: msg`Focused`,
  Gilt: msg`Gilt`,
  'Large & Mid Cap': msg`Large & Mid Cap`,
  'Large Cap': msg`Large Cap`,
  Liquid: msg`Liquid`,
  'Mid Cap': msg`Mid Cap`,
  'Money Market': msg`Money Market`,
  'Multi Asset': msg`Multi Asset`,
  Overnight: msg`Overnight`,
  'Overseas FoF': msg`Overseas FoF`,
  'Short Term': msg`Short Term`,
  'Small Cap': msg`Small Cap`,
  Value: msg`Value`,
}

/** A fund's class in words: "Flexi Cap", "ELSS · 3-year lock-in". One that has no words yet is said as it is. */
export function subCategoryName(subCategory: string): string {
  const [, years] = /^ELSS · (\d+)-year lock-in$/.exec(subCategory) ?? []
  if (years) return t`ELSS · ${years}-year lock-in`
  const name = names[subCategory]
  return name ? textOf(name) : subCategory
}
