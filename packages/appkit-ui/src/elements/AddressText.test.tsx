import { expect, test } from 'vitest'
import { renderInRoot } from '../../test/renderInRoot'
import { AddressText } from './AddressText'

const address = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'

test('shows the whole address in groups, without gaps in the text that is copied', async () => {
  const { root } = await renderInRoot(<AddressText address={address} label="Address" />)
  const text = root.querySelector('.address bdi')
  expect(text?.textContent).toBe(address)
  expect(text?.children.length).toBe(10)
  expect(root.querySelector('.visually-hidden')?.textContent).toBe('Address ')
})

test.each([
  ['a middle group', address.replace('6BF2', '7BF2'), 1],
  ['other letter case, which is only a checksum', address.toLowerCase(), 0],
  ['no group', address, 0],
  ['a middle group, with another checksum', address.replace('6BF2', '7BF2').toLowerCase(), 1],
  ['the middle', `${address.slice(0, 6)}${'a'.repeat(32)}${address.slice(-4)}`, 8],
  ['a shorter address', address.slice(0, -4), 1],
])('marks the groups that differ from a look-alike: %s', async (_, unlike, marks) => {
  const { root } = await renderInRoot(<AddressText address={address} label="This address" unlike={unlike} />)
  expect(root.querySelectorAll('mark')).toHaveLength(marks)
})

test('marks other letter case where it is part of the address', async () => {
  const base58 = '7EqQdEULxWcraVx3mXKFjc84LhCkMGZCkRuDpvcMwJeK'
  const { root } = await renderInRoot(<AddressText address={base58} unlike={base58.replace('dEUL', 'dEUl')} />)
  expect([...root.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual(['dEUL'])
  expect(root.querySelector('.visually-hidden')).toBeNull()
})

test.each([
  ['GkRuDpvcMwJe', 'GkRuDpvcMwJ', ['MwJe'], ['MwJ']],
  ['GkRuDpvcMwJe', 'GkRuDpvc', ['MwJe'], []],
])('marks what only one of two addresses of different length has: %s, %s', async (one, other, inOne, inOther) => {
  for (const [address, unlike, marks] of [
    [one, other, inOne],
    [other, one, inOther],
  ] as const) {
    const { root } = await renderInRoot(<AddressText address={address} unlike={unlike} />)
    expect([...root.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual(marks)
  }
})

const solana = '7EqQdEULxWcraVx3mXKFjc84LhCkMGZCkRuDpvcMwJeK'
const taproot = 'bc1p5d7rjq7g6rdk2yhzks9smlaqtedr4dekq08ge8ztwac72sfr9rusxg3297'
test.each([
  ['en', address, [5, 5]],
  ['ar', address, [5, 5]],
  ['ar', address.replaceAll(/[6F7]/g, 'a'), [5, 5]],
  ['en', solana, [6, 5]],
  ['ar', solana, [6, 5]],
  ['ar', taproot, [6, 6, 4]],
] as const)('starts each line at the same left edge, after as many groups: %s, %s', async (locale, text, lines) => {
  const { root } = await renderInRoot(<AddressText address={text} unlike={address} />, { locale })
  const rows = new Map<number, number[]>()
  for (const group of root.querySelectorAll('.address bdi > *')) {
    const { left, top } = group.getBoundingClientRect()
    rows.set(Math.round(top), [...(rows.get(Math.round(top)) ?? []), left])
  }
  expect([...rows.values()].map(({ length }) => length)).toEqual(lines)
  expect(new Set([...rows.values()].map(([left]) => left)).size).toBe(1)
})

test('uses more lines if the space is narrow', async () => {
  const { container, root } = await renderInRoot(<AddressText address={address} />)
  ;(container as HTMLElement).style.width = '140px'
  const paragraph = root.querySelector<HTMLElement>('.address')
  expect(paragraph?.scrollWidth).toBeLessThanOrEqual(140)
  expect(paragraph?.offsetHeight).toBeGreaterThan(60)
})
