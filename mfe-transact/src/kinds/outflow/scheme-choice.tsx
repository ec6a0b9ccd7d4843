import { Button, Card, Note, Skeleton, SkeletonRegion } from '@portal/kernel'
import type { Scheme } from '@portal/kernel/contracts/product'
import type { ReactNode } from 'react'
import { useSchemes } from '../../shared/use-schemes'

interface SchemeChoiceProps {
  title: string
  /** "The funds did not load." */
  failed: string
  /** What is not lost then: "chose" */
  kept: string
  children: (schemes: readonly Scheme[]) => ReactNode
}

/** A card whose choice comes out of the fund list. */
export function SchemeChoice({ title, failed, kept, children }: SchemeChoiceProps) {
  const asked = useSchemes()
  return (
    <Card title={title}>
      {asked.data ? (
        children(asked.data)
      ) : asked.isError ? (
        <Note
          tone="negative"
          title={failed}
          action={
            <Button
              variant="secondary"
              size="sm"
              busy={asked.isFetching}
              onClick={() => void asked.refetch()}
            >
              Try again
            </Button>
          }
        >
          Check your internet connection. Nothing that you {kept} is lost.
        </Note>
      ) : (
        <SkeletonRegion>
          <Skeleton count={2} />
        </SkeletonRegion>
      )}
    </Card>
  )
}
