import { expect, test } from 'vitest'
import { addBtcProvider } from './btcProviders'
import { installGlobal } from './installGlobal'

const provider = { name: 'provider' }

test.each([
  ['in an empty window', {}],
  ['beside other values', { okxwallet: { sui: 1 } }],
  ['in place of another value', { okxwallet: { bitcoin: 'former' } }],
  ['in place of text', { okxwallet: 'text' }],
])('installs a value %s, and uninstalling restores the earlier state', (_, host: Record<string, unknown>) => {
  const before = structuredClone(host)
  const remove = installGlobal(host, 'okxwallet.bitcoin', provider)
  expect(host).toMatchObject({ okxwallet: { bitcoin: provider } })
  remove()
  expect(host).toEqual(before)
})

test('uninstalling keeps a value that another wallet has set since', () => {
  const host: Record<string, unknown> = {}
  const remove = installGlobal(host, 'unisat', provider)
  host['unisat'] = 'theirs'
  remove()
  expect(host).toEqual({ unisat: 'theirs' })
})

test('uninstalling keeps an object to which others have added properties', () => {
  const host: { okxwallet?: Record<string, unknown> } = {}
  const remove = installGlobal(host, 'okxwallet.bitcoin', provider)
  Object.assign(host.okxwallet ?? {}, { sui: 1 })
  remove()
  expect(host).toEqual({ okxwallet: { sui: 1 } })
})

test('uninstalling removes only its own provider from the list, even if an app has emptied it', () => {
  const host: { btc_providers?: unknown[] } = { btc_providers: ['theirs'] }
  const [one, two] = ['one', 'two'].map(id => addBtcProvider(host, { id, name: id, icon: '' }))
  one?.()
  expect(host.btc_providers).toEqual(['theirs', { id: 'two', name: 'two', icon: '' }])
  host.btc_providers = ['theirs']
  two?.()
  expect(host.btc_providers).toEqual(['theirs'])
})
