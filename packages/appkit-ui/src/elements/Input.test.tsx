import { type ReactNode, useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderInRoot } from '../../test/renderInRoot'
import { Input } from './Input'
import { SearchInput } from './SearchInput'

function Example(): ReactNode {
  const [value, setValue] = useState('')
  return <SearchInput label="Search networks" clearLabel="Clear search" value={value} onChange={setValue} />
}

test('the clear button appears with the first letter, empties the field and returns the focus', async () => {
  const { root } = await renderInRoot(<Example />)
  const field = page.getByRole('searchbox', { name: 'Search networks' })
  expect(page.getByRole('button').elements()).toHaveLength(0)
  await field.fill('base')
  await page.getByRole('button', { name: 'Clear search' }).click()
  await expect.element(field).toHaveValue('')
  await expect.poll(() => root.activeElement?.tagName).toBe('INPUT')
})

test('an error is linked to its field', async () => {
  await renderInRoot(<Input label="Email" value="ada@" onChange={() => undefined} error="Not an address yet" />)
  const field = page.getByRole('textbox', { name: 'Email' })
  await expect.element(field).toHaveAttribute('aria-invalid', 'true')
  await expect.element(field).toHaveAccessibleDescription('Not an address yet')
})

test('keyboard focus shows one ring around the whole field, over its border', async () => {
  const { root } = await renderInRoot(<Example />)
  const frame = root.querySelector('[part=input]')
  if (!frame) throw new Error('no field')
  expect(getComputedStyle(frame).outlineStyle).toBe('none')
  await userEvent.tab()
  expect(getComputedStyle(frame).outlineWidth).toBe('2px')
  expect(getComputedStyle(frame).outlineStyle).toBe('solid')
  expect(getComputedStyle(frame).outlineOffset).toBe('-1px')
})
