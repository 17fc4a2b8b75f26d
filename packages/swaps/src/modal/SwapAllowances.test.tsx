import { UserRejectedError } from '@openappkit/appkit-core'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { openSwap } from '../../test/openSwap'
import { router } from '../../test/startSwap'
import { swapScenes } from '../../test/swapScenes'
import { allowancesKey } from './allowancesKey'
import { SwapAllowances } from './SwapAllowances'

const revoke = () => page.getByRole('button', { name: 'Revoke', exact: true })
const leave = async () => {
  const open = swapScenes['a form with an allowance that is left']
  if (!open) throw new Error('The scene is gone.')
  const made = await open()
  onTestFinished(() => localStorage.clear())
  return made
}
const left = ({ kit }: Awaited<ReturnType<typeof openSwap>>) => kit.controller(SwapAllowances).state.left

test('an abandoned swap lists the allowance that its approval left, and revokes it', async () => {
  const made = await leave()
  expect(left(made)).toMatchObject([{ amount: 400_000_000n, spender: router, symbol: 'USDC' }])
  await expect.element(page.getByText(/can still spend 400\sUSDC/u)).toBeVisible()
  made.evm.answerTo({ sendTransaction: async () => {} })
  await revoke().click()
  await expect.poll(() => left(made)).toEqual([])
  expect(made.requests).toEqual(['approval', 'swap', 'approval'])
  await expect.element(revoke()).not.toBeInTheDocument()
})

test('a declined revocation stays on the list, with a way to try again', async () => {
  const made = await leave()
  made.evm.answerTo({
    sendTransaction: async () => {
      throw new UserRejectedError()
    },
  })
  await revoke().click()
  await expect.element(page.getByText('You declined it.')).toBeVisible()
  expect(left(made)).toHaveLength(1)
  made.evm.answerTo({ sendTransaction: async () => {} })
  await revoke().click()
  await expect.poll(() => left(made)).toEqual([])
})

test('a used up allowance leaves nothing behind', async () => {
  const made = await openSwap({ fromToken: 'USDC', toToken: 'ETH', amount: '400' })
  await page.getByRole('button', { name: 'Review swap', exact: true }).click()
  await page.getByRole('button', { name: /^Approve/u }).click()
  await expect.poll(() => made.root().querySelector('h2')?.textContent).toContain('Swapped')
  await expect.poll(() => localStorage.getItem(allowancesKey.name)).toBeNull()
  expect(left(made)).toEqual([])
})

test.each([
  'not JSON',
  '{}',
  '[{"spender":1}]',
  '[{"caipNetworkId":"eip155","address":"0x","spender":"0x","tokenAddress":"0x","symbol":"A","decimals":6}]',
  '[{"caipNetworkId":"eip155:1","address":"0x","spender":"0x","tokenAddress":"0x","symbol":"A","decimals":600}]',
])('drops a stored list that is invalid: %s', raw => {
  expect(allowancesKey.parse(raw) ?? []).toEqual([])
})
