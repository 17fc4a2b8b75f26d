import { afterEach, expect, test } from 'vitest'
import { dressButton } from './dressButton'

afterEach(() => {
  document.adoptedStyleSheets = []
  document.body.replaceChildren()
})

test('shows a button even if its rules fail to load', async () => {
  const onDestroy = () => {
    throw new Error('The rules did not load')
  }
  const button = document.createElement('button')
  button.setAttribute('data-appkit-button', 'connect')
  document.body.append(button)
  dressButton(button, { onDestroy }, {})
  expect(getComputedStyle(button).opacity).toBe('0')
  await expect.poll(() => getComputedStyle(button).opacity).toBe('1')
})
