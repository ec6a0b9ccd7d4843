import type { ComponentType } from 'react'
import type { ScopeKind } from '@portal/contracts/identity/session-scope'
import type { Slots } from '@portal/contracts/wire/slots'
import type { Text } from '@portal/contracts/words'
import type { PageByMode, StorageKey } from '../session/public'
import type { Catalogues } from '../words/public'
import type { IconName } from '@portal/ui'

/** What the host must know of a page. The host's guards read this; they know no page by name. */
export interface PageHandle {
  /** Names the page in the browser's tab and to screen readers. */
  title: Text
  /** 'investor' pages need a logged-in investor (S2.014). */
  access: 'public' | 'investor'
  /**
   * The limited sessions that an 'investor' page is open to, as the calls behind it are. To every other one the page
   * says so, and offers the log-in (decision 22).
   */
  sessionScopes?: readonly ScopeKind[]
  /** 'full' (default): header menus and bottom navigation; 'logo': only the logo; 'flow': no bottom navigation. */
  menus?: 'full' | 'logo' | 'flow'
  /** The menu entry that is marked as current: a path. */
  section?: string
  /** A page in the middle of a transaction: no reload for a new build, leaving is asked about. */
  inFlow?: boolean
  /** Money is on its way on this page: not even an urgent revocation exchanges its code. */
  paying?: boolean
  /** Where a hard reload of the page leads (S2.104 to S2.107); absent where the page survives it. */
  afterReload?: PageByMode
  /** The query of the page goes along there. */
  afterReloadWithQuery?: true
  /** What the investor is told there, and the words of the link that leads back to the page. */
  reloadNotice?: { message: string; message2?: string; back: string }
  /** Where the browser's back button leads, whatever came before (S2.108, S2.109): a page, or the link in storage. */
  backTo?: PageByMode | { stored: StorageKey }
  /** The page that ends a transaction: what led to it has been done. */
  completesFlow?: boolean
}

export interface RemotePage {
  /** Below the basename, without a leading slash; must start with one of the remote's prefixes. */
  path: string
  handle: PageHandle
  page: () => Promise<{ default: ComponentType }>
  /** The parts of its code that it asks for first, by their webpackChunkName: the host fetches them with the page. */
  parts?: readonly string[]
}

/** What an installation may switch off, or offer to some investors only. */
export type Feature = 'serviceRequests' | 'eMandate'

/** An entry of the portal's menus: it comes with its remote's release and goes with it. */
export interface NavigationEntry {
  /** As it stands in a list; the top menu shows it in capital letters. */
  label: string
  /** One of the remote's own pages, a query with it: `href(routes.selectScheme, { plan: 'STP' })`. */
  to: string
  icon: IconName
  /**
   * The menus that it stands in, and where: by rising numbers, in tens so that others find room. `main` is the bar at
   * the top (S2.068), `investments` and `transact` the lists that open from it, `more` the sheet of narrow screens.
   */
  at: { readonly [menu in 'main' | 'investments' | 'transact' | 'more']?: number }
  /** The heading that it stands below in `transact`; entries without one are the end of the list. */
  group?: string
  needs?: Feature
}

/** A page by the words that investors look for it (S3.066). */
export interface SearchOffer {
  name: string
  /** Separated by commas: "redeem, withdraw, sell". */
  keywords: string
  /** One of the remote's own pages, a query with it. */
  to: string
  /** Where it stands among what is found, by rising numbers. */
  at: number
  /** Where it stands among what is shown before anything is typed; absent where it does not. */
  top?: number
}

/**
 * What a remote's `entries.ts` says, if it has one. The build reads it into the release, so that menus and search offer
 * its pages before the remote is fetched, and its code carries none of it.
 */
export interface RemoteEntries {
  navigation?: readonly Written<NavigationEntry, 'label' | 'group'>[]
  search?: readonly Written<SearchOffer, 'name' | 'keywords'>[]
}

/** An entry as its remote writes it, with texts of its catalogue; a release carries them in each of its languages. */
type Written<Entry, Texts extends keyof Entry> = Omit<Entry, Texts> & {
  [Name in keyof Pick<Entry, Texts>]: Text
}

export interface Remote {
  /** Package name: "mfe-transact". */
  name: string
  /** Its texts in other languages than English, which its code brings. */
  words?: Catalogues
  routes: readonly RemotePage[]
  /** What it shows inside pages of other remotes, which render it as `<Slot name=…>`. */
  slots?: { readonly [Name in keyof Slots]?: () => Promise<{ default: ComponentType<Slots[Name]> }> }
}
