import { type ReactNode, useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderInRoot } from '../../test/renderInRoot'
import { Tabs } from './Tabs'

function Example(): ReactNode {
  const [value, setValue] = useState<'a' | 'b' | 'c'>('a')
  const tabs = [
    { id: 'a', label: 'Tokens' },
    { id: 'b', label: 'NFTs' },
    { id: 'c', label: 'Activity' },
  ] as const
  return (
    <Tabs label="Assets" tabs={tabs} value={value} onChange={setValue}>
      content of {value}
    </Tabs>
  )
}

test('arrow keys move the selection and the focus, and wrap around at both ends', async () => {
  const { root } = await renderInRoot(<Example />)
  await userEvent.tab()
  await userEvent.keyboard('{ArrowRight}')
  await expect.poll(() => root.activeElement?.textContent).toBe('NFTs')
  await expect.element(page.getByRole('tab', { name: 'NFTs' })).toHaveAttribute('aria-selected', 'true')
  await userEvent.keyboard('{End}{ArrowRight}')
  await expect.poll(() => root.activeElement?.textContent).toBe('Tokens')
})

test('in a right-to-left card, the left arrow moves to the next tab', async () => {
  const { root } = await renderInRoot(<Example />, { locale: 'ar' })
  await userEvent.tab()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.poll(() => root.activeElement?.textContent).toBe('NFTs')
})

test('the tabs are a single Tab stop, and the selected tab names the panel', async () => {
  const { root } = await renderInRoot(<Example />)
  expect(root.querySelectorAll('[role=tab][tabindex="0"]')).toHaveLength(1)
  await page.getByRole('tab', { name: 'Activity' }).click()
  await expect.element(page.getByRole('tabpanel', { name: 'Activity' })).toHaveTextContent('content of c')
})

test('a panel is a Tab stop only while it has no control', async () => {
  const { root } = await renderInRoot(<Example />)
  const panel = root.querySelector('[role=tabpanel]') as HTMLElement
  await userEvent.tab()
  await userEvent.tab()
  expect(root.activeElement).toBe(panel)
  const button = document.createElement('button')
  panel.append(button)
  await expect.poll(() => panel.hasAttribute('tabindex')).toBe(false)
  button.remove()
  await expect.poll(() => panel.tabIndex).toBe(0)
})
