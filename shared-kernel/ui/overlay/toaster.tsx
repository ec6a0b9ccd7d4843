import { t } from '@portal/contracts/words/macros'
import { useEffect, useRef, useState } from 'react'
import type { Toast, ToastType } from './toast'
import { classNames } from '../base/public'
import { InTopSlot } from '../base/inner'
import { IconButton } from '../button/public'
import { Icon, type IconName } from '../icon/public'
import { TextLink } from '../link/public'
import { useTopLayer } from './top-layer'
import styles from './toaster.module.css'

export interface ToasterProps {
  /** Newest last; each with the time it is shown for. */
  toasts: readonly Toast[]
  onDismiss: (id: number) => void
}

const looks: Record<ToastType, { icon: IconName; tone: 'positive' | 'negative' | 'info' }> = {
  success: { icon: 'check-circle', tone: 'positive' },
  danger: { icon: 'alert', tone: 'negative' },
  infoMsg: { icon: 'info', tone: 'info' },
}

/** The messages at the top right, over dialogs too (S2.095; visual design: toast). */
export function Toaster(props: ToasterProps) {
  return (
    <InTopSlot>
      <ToastLayer {...props} />
    </InTopSlot>
  )
}

function ToastLayer({ toasts, onDismiss }: ToasterProps) {
  const layer = useRef<HTMLDivElement>(null)
  useTopLayer(layer, toasts.length > 0, toasts.at(-1)?.id)
  return (
    <div ref={layer} popover="manual" className={styles.toasts} hidden={toasts.length === 0}>
      <ul className={styles.list}>
        {toasts.map((toast) => (
          <ToastCard key={toast.id} toast={toast} onDismiss={() => onDismiss(toast.id)} />
        ))}
      </ul>
    </div>
  )
}

/** Runs once the time is up, counting only while `running`. */
function useTimeUp(milliseconds: number, running: boolean, timeUp: () => void) {
  const left = useRef(milliseconds)
  const done = useRef(timeUp)
  useEffect(() => void (done.current = timeUp))
  useEffect(() => {
    if (!running) return
    const start = Date.now()
    const timer = setTimeout(() => done.current(), left.current)
    return () => {
      clearTimeout(timer)
      left.current = Math.max(0, left.current - (Date.now() - start))
    }
  }, [running])
}

function ToastCard({ toast, onDismiss }: { toast: Toast; onDismiss: () => void }) {
  const [pointed, setPointed] = useState(false)
  const [focused, setFocused] = useState(false)
  useTimeUp(toast.time, !pointed && !focused, onDismiss)
  const { icon, tone } = looks[toast.type]
  return (
    <li
      className={classNames(styles.toast, styles[tone])}
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <Icon name={icon} />
      <div className={styles.text} role={tone === 'negative' ? 'alert' : 'status'}>
        <b className={styles.title}>{toast.message}</b>
        {toast.message2} {toast.clickLink && <ToastLink {...toast.clickLink} />}
      </div>
      <IconButton
        icon="close"
        size="sm"
        label={t`Close this message`}
        className={styles.close}
        onClick={onDismiss}
      />
    </li>
  )
}

/** A path of the portal goes through the router, an address elsewhere through the browser. */
function ToastLink({ text, href }: { text: string; href: string }) {
  return href.startsWith('/') ? (
    <TextLink to={href}>{text}</TextLink>
  ) : (
    <TextLink href={href}>{text}</TextLink>
  )
}
