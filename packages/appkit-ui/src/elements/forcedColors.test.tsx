import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { emulateMedia } from '../../test/emulateMedia'
import { openKit } from '../../test/openKit'
import { renderInRoot } from '../../test/renderInRoot'
import { Button } from './Button'
import { Image } from './Image'
import { Link } from './Link'
import { ListItem } from './ListItem'
import { Notice } from './Notice'
import { Tabs } from './Tabs'
import { Toast } from './Toast'

beforeEach(() => emulateMedia({ 'forced-colors': 'active' }))
afterEach(() => emulateMedia({}))

/** Returns a system color as the browser computes it. */
function systemColor(name: string): string {
  const probe = document.body.appendChild(document.createElement('span'))
  probe.style.cssText = `color:${name};forced-color-adjust:none`
  const { color } = getComputedStyle(probe)
  probe.remove()
  return color
}

/** Returns whether an edge is visible on the background. */
function hasEdge(element: Element | null, pseudo?: string): boolean {
  const { borderTopColor, borderTopStyle, borderTopWidth } = getComputedStyle(element as Element, pseudo)
  return borderTopStyle === 'solid' && borderTopWidth !== '0px' && borderTopColor !== systemColor('Canvas')
}

async function show(ui: ReactNode): Promise<ShadowRoot> {
  expect(matchMedia('(forced-colors: active)').matches).toBe(true)
  return (await renderInRoot(ui)).root
}

test('the card has an edge', async () => {
  const { root } = await openKit()
  expect(hasEdge(root().querySelector('.card'), '::after')).toBe(true)
})

test('what has only a ground in color has an edge', async () => {
  const root = await show(
    <>
      <Notice tone="caution">Its tokens have no value.</Notice>
      <Toast tone="success">Address copied</Toast>
      <Button variant="ghost">Disconnect</Button>
      <Image name="Rabby" />
    </>,
  )
  for (const selector of ['.notice', '.toast', '.button'])
    expect(hasEdge(root.querySelector(selector)), selector).toBe(true)
  expect(hasEdge(root.querySelector('.image'), '::after')).toBe(true)
})

test('the selected tab has the highlight', async () => {
  const tabs = [
    { id: 'a', label: 'Tokens', count: '2' },
    { id: 'b', label: 'NFTs' },
  ] as const
  const root = await show(
    <Tabs label="Assets" tabs={tabs} value="a" onChange={() => {}}>
      content
    </Tabs>,
  )
  const highlight = [systemColor('Highlight'), systemColor('HighlightText')]
  const colors = (selector: string) => {
    const { backgroundColor, color } = getComputedStyle(root.querySelector(selector) as Element)
    return [backgroundColor, color]
  }
  // The colors change in a transition.
  await expect.poll(() => colors('.tab[aria-selected="true"]')).toEqual(highlight)
  await expect.poll(() => colors('.tab-count')[1]).toBe(highlight[1])
  expect(getComputedStyle(root.querySelector('.tab[aria-selected="false"]') as Element).color).not.toBe(highlight[1])
})

test('a link has the color of links and a line', async () => {
  const root = await show(
    <>
      New here? <Link href="https://example.org">Get a wallet</Link> <Link onClick={() => {}}>Refresh</Link>
    </>,
  )
  for (const link of root.querySelectorAll('.link')) expect(getComputedStyle(link).textDecorationLine).toBe('underline')
  for (const link of root.querySelectorAll('.link'))
    await expect.poll(() => getComputedStyle(link).color).toBe(systemColor('LinkText'))
})

test('what is disabled has the color for it, and is not dimmed further', async () => {
  const root = await show(<ListItem title="Base" detail="Not supported" disabled onClick={() => {}} />)
  const look = () => {
    const { color, opacity } = getComputedStyle(root.querySelector('.list-item') as Element)
    return [color, opacity]
  }
  await expect.poll(look).toEqual([systemColor('GrayText'), '1'])
})
