import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderInRoot } from '../../test/renderInRoot'
import { Image } from './Image'
import { ListItem } from './ListItem'
import { Skeleton } from './Skeleton'
import { Tag } from './Tag'

const longName = 'The Very Long Wallet Name That Sounded Like A Fine Idea'

test('a name of sixty characters stays on one line, with the full text in the tooltip', async () => {
  const { root } = await renderInRoot(
    <ListItem
      title={longName}
      icon={<Image name={longName} />}
      trailing={<Tag>Installed</Tag>}
      onClick={() => undefined}
    />,
  )
  const row = root.querySelector('[part=list-item]')
  const tag = root.querySelector('[part=tag]')
  expect(row?.getBoundingClientRect().height).toBe(56)
  expect(row?.scrollWidth).toBeLessThanOrEqual(360)
  expect(tag?.getBoundingClientRect().right).toBeLessThanOrEqual(360)
  await expect.element(page.getByTitle(longName)).toBeVisible()
})

test('a row is the same height with one line, with two lines and as a skeleton', async () => {
  const { root } = await renderInRoot(
    <>
      <ListItem title="Base" icon={<Image name="B" />} />
      <ListItem title="Base" detail="Not supported" icon={<Image name="B" />} />
      <Skeleton />
    </>,
  )
  const heights = [...root.querySelectorAll('[part=list-item], [part=skeleton]')].map(
    row => row.getBoundingClientRect().height,
  )
  expect(heights).toEqual([56, 56, 56])
})

test('the selected row has aria-current', async () => {
  await renderInRoot(<ListItem title="Ethereum" selected onClick={() => undefined} />)
  await expect.element(page.getByRole('button', { name: 'Ethereum' })).toHaveAttribute('aria-current', 'true')
})

test('a disabled or loading row ignores clicks', async () => {
  const onClick = vi.fn()
  const { root } = await renderInRoot(
    <>
      <ListItem title="One" disabled onClick={onClick} />
      <ListItem title="Two" loading onClick={onClick} />
    </>,
  )
  for (const row of root.querySelectorAll('button')) row.click()
  expect(onClick).not.toHaveBeenCalled()
})

test("in a right-to-left card, a Latin name aligns with the row's start, and a long one is cut off at its end", async () => {
  const { root } = await renderInRoot(
    <>
      <ListItem title="Base" detail="شبكة طويلة الاسم" />
      <ListItem title={longName} />
    </>,
    { locale: 'ar' },
  )
  const [short, long] = root.querySelectorAll<HTMLElement>('[part=list-item-title]')
  expect(short?.getBoundingClientRect().right).toBe(short?.parentElement?.getBoundingClientRect().right)
  expect(long && getComputedStyle(long).direction).toBe('ltr')
  expect(long?.getBoundingClientRect().width).toBe(long?.parentElement?.getBoundingClientRect().width)
})
