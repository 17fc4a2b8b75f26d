import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { manyNetworks } from '../../test/createViewKit'
import { fakeBackend, listings } from '../../test/fakeBackend'
import { liveLog } from '../../test/liveLog'
import { openKit } from '../../test/openKit'

test('a search announces each number of results once', async () => {
  const { root } = await openKit({ view: 'Networks' }, { connected: ['io.first'], options: { networks: manyNetworks } })
  const log = liveLog(root())
  const field = page.getByRole('searchbox', { name: 'Search networks' })
  await userEvent.type(field, 'e')
  const found = () => log.filter(text => text !== 'Loading')
  await expect.poll(found).toEqual(['3 networks found'])
  await userEvent.fill(field, 'xyz')
  await expect.poll(() => found().slice(1)).toEqual(['No networks found. Nothing matches “xyz”. Try another name.'])
})

test('a search in the wallet directory announces the number of results', async () => {
  const { root } = await openKit(
    { view: 'AllWallets' },
    { options: { cloud: fakeBackend(listings(60)).url }, isLoading: true },
  )
  const log = liveLog(root())
  await userEvent.fill(page.getByRole('searchbox', { name: 'Search wallets' }), 'wallet 1')
  await expect.poll(() => log.filter(text => text !== 'Loading')).toHaveLength(1)
  expect(log.at(-1)).toMatch(/^\d+ wallets found$/)
})
