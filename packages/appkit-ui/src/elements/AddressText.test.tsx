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
  ['other letter case', address.replace('64aF', '64af'), 1],
  ['no group', address, 0],
  ['a shorter address', address.slice(0, -4), 1],
])('marks the groups that differ from a look-alike: %s', async (_, unlike, marks) => {
  const { root } = await renderInRoot(<AddressText address={address} label="This address" unlike={unlike} />)
  expect(root.querySelectorAll('mark')).toHaveLength(marks)
})
