/// <reference types="vite/types/importMeta.d.ts" />
import axe from 'axe-core'
import type { ReactNode } from 'react'
import { describe, expect, test } from 'vitest'
import { renderInRoot } from '../../test/renderInRoot'

interface StoryModule {
  [story: string]: { render?: () => ReactNode; title?: string }
}

const modules = import.meta.glob<StoryModule>('./*.stories.tsx', { eager: true })
const stories = Object.entries(modules).flatMap(([path, module]) =>
  Object.entries(module).flatMap(([name, story]) =>
    story.render ? [{ name: `${path.slice(2, -'.stories.tsx'.length)} ${name}`, render: story.render }] : [],
  ),
)

/** Checks all elements in both themes and both directions. */
describe.each([
  { theme: 'dark', locale: 'en' },
  { theme: 'light', locale: 'en' },
  { theme: 'dark', locale: 'ar' },
] as const)('in $theme, $locale', options => {
  test.each(stories)('$name passes axe, exposes parts, and has no inline styles', async ({ render }) => {
    const { root } = await renderInRoot(render(), options)
    await Promise.all(root.getAnimations().map(animation => animation.pause()))
    const { violations } = await axe.run(root.host as HTMLElement, {
      rules: { region: { enabled: false } },
      resultTypes: ['violations'],
    })
    expect(
      violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.html + node.failureSummary).join()}`),
    ).toEqual([])
    expect(root.querySelector('[part]')).not.toBeNull()
    expect(root.querySelector('[data-theme] [style]')).toBeNull()
  })
})
