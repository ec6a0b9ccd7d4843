import type { ReactNode } from 'react'
import { Card, Stack } from '@portal/ui'

/** One part in its states, with a line that says what to look at. */
export function Sample({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  return (
    <Card title={title} subtitle={note}>
      <Stack gap="fields">{children}</Stack>
    </Card>
  )
}
