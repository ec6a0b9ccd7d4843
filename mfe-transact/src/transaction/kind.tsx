import { lazyPage, type Text, textOf, useLanguage, WaitingPage } from '@portal/kernel'
import type { ComponentType } from 'react'
import type { ReceiptWords } from './receipt/receipt-words'

/**
 * One kind of transaction in the browser. What it says and asks lies in its folder under `kinds/`, and its code comes
 * with the page that needs it; the pages themselves are the same for all kinds of a family.
 */
export interface TransactionKind {
  /** What addresses call it, where they name one: `?plan=REDEEM`, `?change=pause`. */
  at?: string
  /** Which holding it begins with. */
  Choose?: ComponentType
  Form?: ComponentType
  Review?: ComponentType
  /** What the receipt of its orders says, and how they are taken back. */
  receipt?: Load<ReceiptWords<never>>
}

/** Fetches a module for what it exports by default. */
export type Load<What> = () => Promise<{ default: What }>

/** A page whose code comes when it is first shown; its title stands while it is on its way. */
export const latePage = <Props extends object>(title: Text, load: Load<ComponentType<Props>>) =>
  lazyPage(load, <Waiting title={title} />)

/** It is kept outside of a render. */
function Waiting({ title }: { title: Text }) {
  useLanguage()
  return <WaitingPage title={textOf(title)} />
}

/** The page of a family, given what one of its kinds says to it; both are fetched at once. */
export function pageOf<Kind>(title: Text, page: Load<ComponentType<{ kind: Kind }>>, own: Load<Kind>) {
  // The same one whenever it is asked for: another one would begin the page anew.
  let made: { default: ComponentType } | undefined
  return latePage(title, async () => {
    const [{ default: Page }, { default: kind }] = await Promise.all([page(), own()])
    return (made ??= { default: () => <Page kind={kind} /> })
  })
}
