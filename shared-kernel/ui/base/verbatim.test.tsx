import { render } from '@testing-library/react'
import type { ReactElement } from 'react'
import {
  formatDate,
  formatNav,
  formatUnits,
  maskAccount,
  maskFolio,
  maskPan,
  shortNumber,
} from '@portal/contracts/format'
import {
  AmountField,
  DataTable,
  DateTile,
  DetailList,
  Dialog,
  Donut,
  Facts,
  GainLoss,
  ListRow,
  MarketMove,
  Money,
  Page,
  SchemeLine,
  Select,
} from '../public'
import { OrderLinks, Verbatim } from '../public'
import { translateOf } from './verbatim'

const units = formatUnits('1234.567')
const nav = formatNav('98.4215')
const nothing = () => undefined
const columns = [
  { key: 'fund', header: 'Fund', heading: true, cell: () => <Verbatim>Neem Liquid Fund</Verbatim> },
  { key: 'units', header: 'Units', numeric: true, cell: () => units },
]

const shown: readonly [string, string, ReactElement][] = [
  ['an amount', '₹250.00', <Money paise={250_00} />],
  ['an amount at the head of a page', '₹250', <Money paise={250_00} as="display" />],
  ['a gain', '+₹250 (+2.5%)', <GainLoss paise={250_00} rate={0.025} />],
  ['a return', '+2.50%', <MarketMove rate={0.025} />],
  ['units in a list of details', units, <DetailList rows={[{ label: 'Units', value: units }]} />],
  [
    'a name in a list of details',
    'Asha Rao',
    <DetailList rows={[{ label: 'Name', value: 'Asha Rao', verbatim: true }]} />,
  ],
  ['a NAV among facts', nav, <Facts facts={[{ label: 'NAV', value: nav }]} />],
  [
    'units in a table and its cards',
    units,
    <DataTable caption="Funds" columns={columns} rows={['one']} rowKey={String} />,
  ],
  [
    'a name in a table',
    'Neem Liquid Fund',
    <DataTable caption="Funds" columns={columns} rows={['one']} rowKey={String} />,
  ],
  ['the figure of a line', nav, <ListRow title="Now" figure={nav} />],
  ['a day', '10', <DateTile date="2026-09-10" />],
  ['a fund', 'Neem Liquid Fund', <SchemeLine category="DEBT" name="Neem Liquid Fund" />],
  [
    'the number of an order',
    'N261234567',
    <OrderLinks orders={[{ transactionId: 'T', orderNumber: 'N261234567' }]} />,
  ],
  [
    'a chosen folio',
    'XXXX4821',
    <Select label="Folio" options={[{ value: '1', label: 'XXXX4821' }]} value="1" onChange={nothing} />,
  ],
  [
    'a chosen fund',
    'Neem Liquid Fund',
    <Select
      label="Fund"
      options={[{ value: '1', label: 'Neem Liquid Fund', verbatim: true }]}
      value="1"
      onChange={nothing}
    />,
  ],
  ['a usual amount', '₹500', <AmountField label="Amount" value={null} onChange={nothing} chips={[500_00]} />],
  [
    'a page that has the name of a fund',
    'Neem Liquid Fund',
    <Page title="Neem Liquid Fund" verbatim children="Text" />,
  ],
  [
    'a dialog that has the name of a fund',
    'Neem Liquid Fund',
    <Dialog open title="Neem Liquid Fund" verbatim onClose={nothing} />,
  ],
  [
    'the middle of a ring',
    '₹9,05,196',
    <Donut label="By kind" slices={[]} centre={{ caption: 'In all', figure: '₹9,05,196' }} />,
  ],
]

/** Texts that a translation would take, as it does: node by node. */
function translatable(root: Element): string[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const texts: string[] = []
  while (walker.nextNode())
    if (!walker.currentNode.parentElement?.closest('[translate="no"]'))
      texts.push(walker.currentNode.textContent ?? '')
  return texts
}

test.each(shown)('%s is left to no translation', (_what, text, element) => {
  const { container } = render(element)
  expect(document.body).toHaveTextContent(text)
  expect(translatable(container).filter((each) => each.includes(text) || /\d/.test(each))).toEqual([])
})

test.each([
  units,
  nav,
  '12',
  formatDate('2026-09-10'),
  maskPan('ZZZPV1001A'),
  maskFolio('1000004821'),
  maskAccount('000123454417'),
  shortNumber('1000004821'),
  'NMSB0001234',
  'N26-1234567',
  '+14.82%',
  '9:05 am',
])('%s has no word to translate', (text) => expect(translateOf(text)).toBe('no'))

test.each([
  'Direct',
  '5 units',
  'Day 5 of each month',
  'Folio XXXX4821',
  '₹500 a month',
  'n/a',
  'NAV of 10 Sep 2026',
])('%s is translated', (text) => expect(translateOf(text)).toBeUndefined())
