import { fireEvent, render } from '@testing-library/react'
import { Avatar } from './avatar'

const picture = (container: HTMLElement) => container.querySelector('img')

test('the avatar shows the investor’s picture, and without one the display name in short [S2.080]', () => {
  const { container, rerender } = render(<Avatar name="Asha Verma" image="/pictures/asha.png" />)
  expect(picture(container)).toHaveAttribute('src', '/pictures/asha.png')
  expect(container).not.toHaveTextContent('AV')
  rerender(<Avatar name="Asha Verma" image={null} />)
  expect(picture(container)).toBeNull()
  expect(container).toHaveTextContent('AV')
})

test('a picture that does not come gives way to the name, until there is another one', () => {
  const { container, rerender } = render(<Avatar name="Asha Verma" image="/pictures/gone.png" />)
  fireEvent.error(picture(container)!)
  expect(container).toHaveTextContent('AV')
  rerender(<Avatar name="Asha Verma" image="/pictures/new.png" />)
  expect(picture(container)).toHaveAttribute('src', '/pictures/new.png')
})
