import { expect, test } from 'vitest'
import { ScriptedEnvironment } from '../testing/ScriptedEnvironment'
import { SwitchRequests } from './SwitchRequests'

const switchTo = (chainId: string) => ['wallet_switchEthereumChain', [{ chainId }]] as const
const never = () => new Promise<never>(() => {})

test('accepts an announcement without a request', () => {
  const switches = new SwitchRequests(new ScriptedEnvironment())
  expect(switches.isOutdated('eip155:10')).toBe(false)
  switches.choose('eip155:1')
  expect(switches.isOutdated('eip155:10')).toBe(false)
})

test('accepts the announcement of a switch that is the latest choice', () => {
  const switches = new SwitchRequests(new ScriptedEnvironment())
  void switches.follow('eip155', ...switchTo('0xa'), never)
  expect(switches.isOutdated('eip155:10')).toBe(false)
})

test.each([
  ['chooses another chain', (switches: SwitchRequests) => switches.choose('eip155:1')],
  ['requests another switch', (switches: SwitchRequests) => void switches.follow('eip155', ...switchTo('0x1'), never)],
])('a switch is outdated once the user %s, and the next announcement is accepted', (_, moveOn) => {
  const switches = new SwitchRequests(new ScriptedEnvironment())
  void switches.follow('eip155', ...switchTo('0xa'), never)
  moveOn(switches)
  expect(switches.isOutdated('eip155:10')).toBe(true)
  expect(switches.isOutdated('eip155:10')).toBe(false)
})

test('accepts a chain requested twice when the second request is the latest choice', () => {
  const switches = new SwitchRequests(new ScriptedEnvironment())
  void switches.follow('eip155', ...switchTo('0xa'), never)
  void switches.follow('eip155', ...switchTo('0xa'), never)
  expect(switches.isOutdated('eip155:10')).toBe(false)
})

test('ignores other namespaces and other requests', () => {
  const switches = new SwitchRequests(new ScriptedEnvironment())
  void switches.follow('eip155', ...switchTo('0xa'), never)
  switches.choose('solana:1')
  void switches.follow('eip155', 'personal_sign', [{ chainId: '0x1' }], never)
  void switches.follow('eip155', 'wallet_switchEthereumChain', [{ chainId: 'none' }], never)
  expect(switches.isOutdated('eip155:10')).toBe(false)
})

test('forgets a switch that the wallet declined', async () => {
  const switches = new SwitchRequests(new ScriptedEnvironment())
  const declined = switches.follow('eip155', ...switchTo('0xa'), () => Promise.reject(new Error('no')))
  await expect(declined).rejects.toThrow('no')
  switches.choose('eip155:1')
  expect(switches.isOutdated('eip155:10')).toBe(false)
})

test("treats an announcement long after the response as the wallet's own", async () => {
  const environment = new ScriptedEnvironment()
  const switches = new SwitchRequests(environment)
  const answered = switches.follow('eip155', ...switchTo('0xa'), async () => null)
  switches.choose('eip155:1')
  await answered
  environment.advance(2_000)
  expect(switches.isOutdated('eip155:10')).toBe(false)
})
