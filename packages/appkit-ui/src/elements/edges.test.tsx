import { expect, test } from 'vitest'
import { renderInRoot } from '../../test/renderInRoot'
import { contrast } from '../theme/contrast'
import { palettes, type ThemeMode } from '../theme/palette'
import { mix, parseRgb, type Rgb } from '../theme/rgb'
import { Input } from './Input'
import { Notice } from './Notice'
import { Tabs } from './Tabs'

/** Returns a color as it looks on a surface. */
function shown(color: string, surface: Rgb): Rgb {
  const parsed = parseRgb(color)
  if (!parsed) throw new Error(`Not a color: ${color}`)
  return mix(parsed, surface, parsed.a)
}

const style = (root: ShadowRoot, selector: string, pseudo?: string): CSSStyleDeclaration =>
  getComputedStyle(root.querySelector(selector) as Element, pseudo)

const tabs = [
  { id: 'a', label: 'Tokens' },
  { id: 'b', label: 'NFTs' },
] as const

const modes: readonly ThemeMode[] = ['dark', 'light']

test.each(modes)('a field has an edge with 3:1 to the card and to its own ground in the %s theme', async theme => {
  const { root } = await renderInRoot(<Input label="Search" value="" onChange={() => {}} />, { theme })
  const { card } = palettes[theme]
  const { borderTopColor, backgroundColor } = style(root, '.input')
  const ground = shown(backgroundColor, card)
  // The browser paints the ground below a translucent edge.
  const edge = shown(borderTopColor, ground)
  expect(contrast(edge, card)).toBeGreaterThanOrEqual(3)
  expect(contrast(edge, ground)).toBeGreaterThanOrEqual(3)
})

test.each(modes)('the selected tab has an edge and a bar with 3:1 to the others in the %s theme', async theme => {
  const { root } = await renderInRoot(
    <Tabs label="Assets" tabs={tabs} value="a" onChange={() => {}}>
      content
    </Tabs>,
    { theme },
  )
  const track = shown(style(root, '.tabs').backgroundColor, palettes[theme].card)
  const pill = style(root, '.tab[aria-selected="true"]', '::before')
  const ground = shown(pill.backgroundColor, track)
  expect(contrast(shown(pill.borderTopColor, ground), track)).toBeGreaterThanOrEqual(3)
  const bar = parseRgb(/rgb\([^)]*\)/.exec(pill.backgroundImage)?.[0] ?? '')
  for (const surface of [ground, track]) expect(contrast(bar as Rgb, surface)).toBeGreaterThanOrEqual(3)
  expect(style(root, '.tab[aria-selected="true"]').fontWeight).toBe('600')
})

test.each(modes)('a notice of any tone is readable in the %s theme', async theme => {
  for (const tone of ['neutral', 'caution', 'negative'] as const) {
    const { root } = await renderInRoot(<Notice tone={tone}>Its tokens have no value.</Notice>, { theme })
    const { backgroundColor, color } = style(root, '.notice')
    const ground = shown(backgroundColor, palettes[theme].card)
    expect(contrast(shown(color, ground), ground), tone).toBeGreaterThanOrEqual(4.5)
  }
})
