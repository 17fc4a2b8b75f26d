import { expect, onTestFinished, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { returnTo } from './returnTo'

/** Creates the stage of a view that left the page. Its content, with two buttons, loads later. */
function stage() {
  const card = document.body.appendChild(document.createElement('div'))
  onTestFinished(() => card.remove())
  const element = card.appendChild(document.createElement('div'))
  element.style.cssText = 'height:100px;overflow:auto'
  const content = () => {
    const view = document.createElement('div')
    view.className = 'view'
    for (const name of ['One', 'Two']) view.appendChild(document.createElement('button')).textContent = name
    view.style.paddingBlockEnd = '600px'
    return view
  }
  const opener = content().lastElementChild
  return { element, opener, load: () => element.append(content()) }
}

test('waits for the content', async () => {
  const { element, opener, load } = stage()
  returnTo(element, { top: 300, opener })
  load()
  await expect.poll(() => document.activeElement?.textContent).toBe('Two')
  expect(element.scrollTop).toBe(300)
})

test('gives up as soon as the user does something else', async () => {
  const { element, opener, load } = stage()
  returnTo(element, { top: 300, opener })
  await userEvent.keyboard('{Shift}')
  load()
  await new Promise(requestAnimationFrame)
  expect([document.activeElement, element.scrollTop]).toEqual([document.body, 0])
})
