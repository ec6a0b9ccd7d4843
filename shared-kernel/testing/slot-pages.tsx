import type { ComponentType } from 'react'
import type { SlotName, Slots } from '@portal/contracts/wire/slots'
import { defineRemote, type DefinedRemote } from '@portal/kernel/lifecycles'
import type { Remote } from '@portal/kernel/remote'
import { Slot, type SlotProps } from '@portal/kernel/remote/slot'
import { FormElement } from '@portal/ui'

/** What a page gives to each slot in tests. */
const sampleProps: Slots = {
  'create-folio': {
    value: { newFolio: null },
    onChange: () => undefined,
    showErrors: true,
    refused: {},
    idOf: (field) => `sample-${field}`,
    frame: 'cards',
  },
  'create-folio-dialog': { open: true, onClose: () => undefined, place: 1 },
  'mandate-choice': {
    id: 'sample-mandate',
    question: 'Every instalment is debited from',
    value: null,
    onChange: () => undefined,
    error: undefined,
    mandates: [],
    pending: [],
    amount: null,
    bankIds: undefined,
  },
}

/** Another remote, whose pages show the slots of this one, each inside a form; undefined where it offers none. */
export function slotPagesOf({ slots = {} }: Remote): DefinedRemote | undefined {
  const names = Object.keys(slots) as SlotName[]
  if (!names.length) return undefined
  const routes = names.map((name) => ({
    path: `home/slots/${name}`,
    handle: { title: name, access: 'investor' as const },
    page: async () => ({ default: () => <SlotPage name={name} /> }),
  }))
  return defineRemote({ name: 'mfe-around', routes })
}

function SlotPage<Name extends SlotName>({ name }: { name: Name }) {
  const props = { ...sampleProps[name], name, label: 'The slot', fallback: <p>Waiting</p> } as SlotProps<Name>
  const Shown = Slot as unknown as ComponentType<object>
  return (
    <>
      <h1>{name}</h1>
      <FormElement data-testid="slot" onSubmit={() => undefined}>
        <Shown {...props} />
      </FormElement>
    </>
  )
}
