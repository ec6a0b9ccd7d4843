import { byId, dayOf, element, joined, rupees } from './dom.js'

/** The schemes to choose from and the first day that can be a record date; what is chosen stays. */
export function offerIncome({ schemes, today }) {
  const select = byId('income').elements.schemeCode
  if (!select.options.length) {
    for (const { schemeCode, name } of schemes) {
      const option = element('option', name)
      option.value = schemeCode
      select.append(option)
    }
  }
  const recordDate = byId('income').elements.recordDate
  recordDate.min = today
  recordDate.value ||= today
}

export function incomeParts({ name, planCode, recordDate, rupeesPerUnit, isCounted, ...money }) {
  const title = element('p', '')
  title.append(element('strong', `${name} · ₹${Number(rupeesPerUnit)} a unit`))
  const { holders, booked, gross, tax } = money
  const became = isCounted
    ? [
        `${holders} ${holders === 1 ? 'holder' : 'holders'}, ${booked} booked`,
        `${rupees.format(gross / 100)} before tax`,
        `${rupees.format(tax / 100)} of tax`,
      ]
    : ['holders are counted in the evening of the record date']
  return [title, element('p', joined([planCode, `record date ${dayOf(recordDate)}`, ...became]), 'meta')]
}
