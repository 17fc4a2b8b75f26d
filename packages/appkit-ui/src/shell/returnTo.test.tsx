import { expect, onTestFinished, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { returnTo } from './returnTo'

/** Creates an empty stage whose content, with two buttons, loads later. */
function stage() {
  const card = document.body.appendChild(document.createElement('div'))
  onTestFinished(() => card.remove())
  const element = card.appendChild(document.createElement('div'))
  element.style.cssText = 'height:100px;overflow:auto'
  const load = () => {
    const [one, two] = ['One', 'Two'].map(name => {
      const button = document.createElement('button')
      button.textContent = name
      return button
    })
    const space = document.createElement('div')
    space.style.height = '600px'
    element.append(one as Node, two as Node, space)
  }
  return { element, load }
}

const position = { view: 'Account', top: 300, row: undefined, at: 1, count: 2 } as const

test('waits for the content', async () => {
  const { element, load } = stage()
  returnTo(element, position)
  load()
  await expect.poll(() => document.activeElement?.textContent).toBe('Two')
  expect(element.scrollTop).toBe(300)
})

test('gives up as soon as the user does something else', async () => {
  const { element, load } = stage()
  returnTo(element, position)
  await userEvent.keyboard('{Shift}')
  load()
  await new Promise(requestAnimationFrame)
  expect([document.activeElement, element.scrollTop]).toEqual([document.body, 0])
})
