import { Card, Page, SideLayout, Skeleton, SkeletonRegion, useSkeleton } from '@portal/kernel'

/** A page on its way: its title at once, its cards as skeletons. */
export function WaitingPage({ title }: { title: string }) {
  const shown = useSkeleton(true)
  return (
    <Page title={title}>
      {shown && (
        <SkeletonRegion>
          <SideLayout aside={<Bones count={5} />}>
            <Bones count={7} />
          </SideLayout>
        </SkeletonRegion>
      )}
    </Page>
  )
}

function Bones({ count }: { count: number }) {
  return (
    <Card>
      <Skeleton shape="title" />
      <Skeleton count={count} />
    </Card>
  )
}
