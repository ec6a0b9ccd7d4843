import type { ComponentType } from 'react'
import type { Errand } from '../../contracts/errand'
import type { Slots } from '../../contracts/slots'
import type { PageByMode, StorageKey } from '../session/public'

/** What the host must know of a page. The host's guards read this; they know no page by name. */
export interface PageHandle {
  /** Names the page in the browser's tab and to screen readers. */
  title: string
  /** 'investor' pages need a logged-in investor (S2.014). */
  access: 'public' | 'investor'
  /**
   * The limited sessions that an 'investor' page is open to, as the calls behind it are. To every other one the page
   * says so, and offers the log-in (decision 22).
   */
  errands?: readonly Errand[]
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
}

export interface Remote {
  /** Package name: "mfe-transact". */
  name: string
  routes: readonly RemotePage[]
  /** What it shows inside pages of other remotes, which render it as `<Slot name=…>`. */
  slots?: { readonly [Name in keyof Slots]?: () => Promise<{ default: ComponentType<Slots[Name]> }> }
}
