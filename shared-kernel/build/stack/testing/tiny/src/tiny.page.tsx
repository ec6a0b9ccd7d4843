import { price } from './price'
import styles from './tiny.module.css'

export const classNames = styles

export function draw(names: string[]): string {
  const prices = names.map((name) => price(name))
  return prices.join()
}
