import type { ComponentPropsWithRef, MouseEvent } from 'react'
import { Link, type LinkProps } from '../link/public'
import { ButtonContent, buttonClass, type ButtonLook } from './button-look'
import { keepPress } from './keep-press'

export interface ButtonProps extends ButtonLook, ComponentPropsWithRef<'button'> {
  /** Work is under way: keeps its width and its focus, ignores clicks, also those that would submit the form, and says so. */
  busy?: boolean
}

/** A button; its label is a verb and an object (visual design: button). */
export function Button({
  busy = false,
  onClick,
  className,
  children,
  type = 'button',
  ...rest
}: ButtonProps) {
  const { variant, size, fullWidth, icon, iconAfter, ...button } = rest
  const look: ButtonLook = { variant, size, fullWidth, icon, iconAfter }
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      onPointerDown={keepPress}
      {...button}
      type={type}
      className={buttonClass(look, busy, className)}
      {...(busy && { 'aria-busy': true, 'aria-disabled': true })}
      onClick={click}
    >
      <ButtonContent look={look} busy={busy}>
        {children}
      </ButtonContent>
    </button>
  )
}

export type LinkButtonProps = LinkProps & ButtonLook

/** A link that looks like a button: it leads somewhere instead of doing something (visual design: button). */
export function LinkButton({ className, children, ...rest }: LinkButtonProps) {
  const { variant, size, fullWidth, icon, iconAfter, ...link } = rest
  const look: ButtonLook = { variant, size, fullWidth, icon, iconAfter }
  return (
    <Link {...link} className={buttonClass(look, false, className)}>
      <ButtonContent look={look} busy={false}>
        {children}
      </ButtonContent>
    </Link>
  )
}
